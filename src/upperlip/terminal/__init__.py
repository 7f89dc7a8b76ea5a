"""Play in the terminal: plain lines, one question at a time. It sees what seat 0 sees."""
