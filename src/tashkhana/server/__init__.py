"""The house on the network: wiring, HTTP, sockets, limits."""
