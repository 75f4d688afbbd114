"""`make hosting`: docs/hosting.md, typed block by block into a root that is thrown away."""
