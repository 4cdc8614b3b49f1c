"""The lab: simulations, benchmarks and contests of bots."""
