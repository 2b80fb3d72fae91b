"""Share codes of forces, and their base 32."""
