"""Bots against bots on duplicated deals, all that is luck shared out evenly.

Here belongs what plays contests and what tells of them. It may touch bots, the kernel,
manners and statistics, and it alone hands the true state to a bot that says it peeks
(tests/house).
"""
