"""Computer players measured against each other. The players themselves live in the folder of their game."""
