"""The same rules on a GPU of NVIDIA's: whole matches (`whole`), and batches that stay there (`batch`)."""
