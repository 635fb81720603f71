"""What a person sees and touches: one widget for each thing, all from one bundle."""
