"""The only painters: pages to PDF, and a PDF's pages to pictures."""
