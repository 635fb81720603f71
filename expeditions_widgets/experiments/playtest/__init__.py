"""The playtest: thousands of rounds between strong players, and what they answer. `played.json` holds every round."""
