"""What travels between a page and its table: tagged messages, ids and arguments, no sentences."""
