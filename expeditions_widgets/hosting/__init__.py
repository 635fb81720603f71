"""Serving the project's notebooks as pages: Voila's settings, its page template, and the kernels behind the pages."""
