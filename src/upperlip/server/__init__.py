"""The table server: friends and bots at one table."""
