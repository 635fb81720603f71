"""What a visitor can't do: each answer's headers, whom the server answers, which addresses there are, what is shown."""
