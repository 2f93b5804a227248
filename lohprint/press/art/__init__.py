"""Art drawn by code: frames, emblems, seals, motifs; seeded by card id, the same everywhere."""
