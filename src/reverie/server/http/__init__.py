"""The door of HTTP: routes, identity and the page."""
