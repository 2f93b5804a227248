"""From faces to pages, in millimeters: papers, slots, backs, marks, a printer's measure."""
