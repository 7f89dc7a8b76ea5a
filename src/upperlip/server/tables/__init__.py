"""Tables in memory: a room and its task, seats, games, chat, and what each page is shown.

It may touch `store`, `bots` and `wire`; it knows nothing of sockets, requests or cookies.
"""
