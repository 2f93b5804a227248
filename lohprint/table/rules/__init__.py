"""How each edition keeps its score: one module a system, found by its name."""
