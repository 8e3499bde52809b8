"""The table as a page: the felt with its bars and panels."""
