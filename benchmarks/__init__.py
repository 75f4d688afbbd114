"""How fast Islario is, beside its peers."""
