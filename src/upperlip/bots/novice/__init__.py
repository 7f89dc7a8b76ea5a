"""What the novice knows of each game: rules of thumb, from the view alone."""
