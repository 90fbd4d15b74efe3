"""The door of the sockets: connections, frames, and what is said over them."""
