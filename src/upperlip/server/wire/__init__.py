"""The messages: what pages and tables, and callers of the API and the server, say to each other.

Types and how views become them, nothing else; it touches no other part of the server.
"""
