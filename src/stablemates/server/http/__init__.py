"""The HTTP side of the server: pages, the API, identity, rate limits and link previews."""
