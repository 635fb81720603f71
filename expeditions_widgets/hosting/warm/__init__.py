"""Kernels that are forked from a warm process, which has loaded what every page needs: Linux only."""
