"""Words both games share: seats, plies, asks, reasons, secrets, chance, the match."""
