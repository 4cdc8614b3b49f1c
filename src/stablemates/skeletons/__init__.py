"""What `stablemates new` writes: files with NAME and Name in the place of a name."""
