"""A theme put to the test: readable, and told apart without color."""
