"""A program that keeps a core busy with nothing until it is stopped."""

while True:
    pass
