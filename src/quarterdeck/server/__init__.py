"""One process that serves the page, the API and the sockets; docs/hosting.md and docs/api.md explain it."""
