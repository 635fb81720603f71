"""Batches of rounds that answer a question by numbers, and what the numbers come to with their errors."""
