"""From a piece to its face: themes, their templates, pictures."""
