"""What is kept: the schema, its records, and how rows are written."""
