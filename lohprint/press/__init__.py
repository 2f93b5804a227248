"""The first wing: from cards to paper. Never imports the table."""
