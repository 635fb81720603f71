"""Players that choose for a seat from what that seat may see, and nothing else."""
