"""A frame's turn: one module for each chapter, with its events, its question, and what follows from the answer."""
