"""Several processes: what is said to a table that a neighbour runs goes there, and back.

It speaks to `tables` for the neighbours' pages, and touches the `store`'s neighbourhood, the
`wire` and the server's settings; it knows nothing of sockets of pages, requests or cookies.
"""
