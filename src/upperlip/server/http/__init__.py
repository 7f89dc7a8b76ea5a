"""How people come in: the web application, its API, sockets, guests' cookies, the built page.

It may touch the other parts of the server: it hands what people say to `tables` and sends what
comes back. Rules of play are not known here.
"""
