"""The files that `stablemates new` writes, with NAME and Name as placeholders."""
