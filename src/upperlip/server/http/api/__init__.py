"""The HTTP API: a list of endpoints, those who answer, and a description made from the list.

It reads tables and the store through the `Server`; whatever changes a table goes to its task.
"""
