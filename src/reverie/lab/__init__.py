"""The laboratory: tournaments, benchmarks, and doors to other people's tools."""
