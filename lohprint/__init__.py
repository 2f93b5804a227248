"""lohprint: print, list and score Lords of Hell."""

__version__ = "0.1.0"
