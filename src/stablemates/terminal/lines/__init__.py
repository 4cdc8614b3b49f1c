"""The table as plain lines and prompts, for pipes and simple terminals."""
