"""What the kernels of both games stand on: the generator, bits, placing cards, arrays.

Knows neither game; nothing here imports from the packages beside it.
"""
