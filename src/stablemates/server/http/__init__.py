"""HTTP: the page and the API, guests and their sessions, rate limits, match files and replays."""
