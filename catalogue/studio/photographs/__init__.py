"""The sample photographs of the photo gifts: scenes, and how they are exposed and developed."""
