"""Fluent catalogues: sentences by key and locale."""
