"""Bots that think for tables, in processes of their own and in time.

It sees views and actions only; it touches nothing else of the server.
"""
