"""What is measured, and how: run each module by itself. Times are ratios within one run."""
