"""What is sent as a page or a file: the built client, and the few pages that need no script."""
