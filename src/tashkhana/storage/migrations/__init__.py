"""One module a step, in order; each is run once on every data file."""
