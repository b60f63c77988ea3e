-- What shoppers call products on a blank, for lists: 'Mugs' rather than 'White ceramic mug'. Null: its name.
ALTER TABLE blank ADD COLUMN plural text;
UPDATE blank SET plural = known.plural FROM (VALUES
  ('white-mug', 'Mugs'), ('steel-bottle', 'Bottles'), ('skinny-tumbler', 'Tumblers'), ('glass-tumbler', 'Whisky glasses'),
  ('slate-coaster', 'Slate coasters'), ('hardboard-coaster', 'Gloss coasters'), ('placemat', 'Placemats'),
  ('chopping-board', 'Chopping boards'), ('canvas-landscape', 'Wide canvases'), ('canvas-square', 'Square canvases'),
  ('round-clock', 'Clocks'), ('slate-sign', 'Slate signs'), ('printed-plaque', 'Plaques'),
  ('wooden-keyring', 'Wooden keyrings'), ('metal-keyring', 'Steel keyrings'), ('t-shirt', 'T-shirts')
) AS known (slug, plural) WHERE blank.slug = known.slug;
