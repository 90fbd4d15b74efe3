"""Tables online: people and bots at the games of the house, over HTTP and sockets."""
