"""Bids in Mustachio: how many tricks a hand will win, which bid is worth most, what bids tell.

Here belongs what bots know of bids, and the weights that were learned for it (`training/bids`). It
stands on Mustachio's views and on the novice; of bids it knows nothing but what views show.
"""
