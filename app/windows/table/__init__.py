"""The page of the table: the felt with its bars and panels."""
