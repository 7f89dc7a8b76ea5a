"""What `import upperlip` offers: matches, records, suggestions, simulations, by name.

Thin: each thing is done by the package that knows how. It may touch everything but the server, the
terminal and the commands; `upperlip/__init__.py` hands it out.
"""
