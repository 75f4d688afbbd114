"""Who may come in: addresses, connections, limits, tokens, text."""
