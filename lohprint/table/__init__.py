"""The second wing: from what happened to who wins. Never imports the press."""
