"""Play in the terminal: plain lines, one question at a time. It sees what seat 0 sees.

Here belongs what is drawn and typed in a terminal. It may touch views, texts and bots, never a
state.
"""
