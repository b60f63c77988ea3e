"""A T-shirt that lies flat: its pattern, the folds of its cloth, and its seams. One unit is 365 mm."""
