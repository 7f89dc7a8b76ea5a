"""How people come in: the web application, its API, sockets, guests' cookies, the built page.

It hands what people say to `tables` and sends what comes back; rules of play are not known here.
"""
