"""Notifiers, by which servers learn of new log entries: in one process, or through NATS."""
