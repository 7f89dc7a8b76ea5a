"""For those who train and study agents: both games as standard environments, and as data.

Arrays are made from what one seat may know and nothing else: it may touch views, the kernel, bots
and simulations, never a state. Most of it needs more than the base install:
`pip install 'upperlip[research]'`.
"""
