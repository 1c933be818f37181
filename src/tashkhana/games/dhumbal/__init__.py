"""Dhumbal (Jhyap): draw, throw, bring the hand down, and call when nobody is lighter."""
