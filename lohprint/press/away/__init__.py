"""Going elsewhere: print services and virtual tables."""
