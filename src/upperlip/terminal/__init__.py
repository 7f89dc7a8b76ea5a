"""Play in the terminal: plain lines, one question at a time. It sees what seat 0 sees.

Here belongs what is drawn and typed in a terminal. It may touch views, definitions of cards, texts,
bots, records, review, puzzles and the rulebook, never a state.
"""
