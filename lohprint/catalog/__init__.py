"""The spine: what an edition is. Imports neither the press nor the table."""
