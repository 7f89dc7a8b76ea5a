"""One file per villain: its example, its surprises, and when it does nothing."""
