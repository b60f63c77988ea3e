"""One file for each photograph; its function `build` makes the scene and returns its film."""
