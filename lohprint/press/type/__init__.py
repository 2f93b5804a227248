"""Setting text: fonts and their cuts, words, lines, boxes."""
