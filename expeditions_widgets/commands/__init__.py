"""Sub-commands of `expeditions` that have a file of their own: each adds its options, and runs."""
