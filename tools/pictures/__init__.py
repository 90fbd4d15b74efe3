"""The pictures of Dreams: a seeded grammar of drawings, its checks and its frozen deck."""
