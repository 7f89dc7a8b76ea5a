"""Bots against bots on duplicated deals, all that is luck shared out evenly."""
