"""What goes with a print: manifest, ticket, cuts, boxes, dividers, pads."""
