"""`python -m lohprint` does what `lohprint` does."""

from lohprint.cli import main

main()
