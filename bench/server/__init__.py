"""The server measured: moves a second, latencies, idle sockets, memory, beside boardgame.io's server."""
