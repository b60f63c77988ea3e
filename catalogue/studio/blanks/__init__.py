"""The blanks: each is a function from the name of an angle and the print area to a Print."""

from importlib import import_module

from .register import BLANKS

# Each registers its blanks when it is imported.
for _file in ("bottles", "canvases", "coasters", "drinkware", "glass", "keyrings", "plaque", "shirts", "table", "wall"):
    import_module(f".{_file}", __name__)

__all__ = ["BLANKS"]
