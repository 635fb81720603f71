"""The world-routes board game: all of its rules, its texts, and nothing else."""
