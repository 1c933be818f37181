"""Scenario files: small, exact tests of one rule each. Their format is written down in `scenarios/README.md`.

`fields` reads values and says what is malformed, `words` are the expectations that all games share,
`file` reads whole files, `run` plays them.
"""
