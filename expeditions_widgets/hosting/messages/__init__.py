"""What a visitor's browser may say to its kernel, how much and how fast."""
