"""Sky, sea, sand, grass and trees. One unit is a metre."""
