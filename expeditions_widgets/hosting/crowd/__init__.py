"""Many visitors at once: how many are let in, what the others see, and what a host can watch of it."""
