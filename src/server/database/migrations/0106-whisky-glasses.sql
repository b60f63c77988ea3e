-- "Tumbler" named both whisky glasses and steel tumblers. Names that a shop has given itself stay.
WITH glass AS (
  SELECT product.id, design || ' tumbler' AS was, design || ' whisky glass' AS becomes
  FROM (VALUES
    ('crest-glass', 'Monogram crest'),
    ('wedding-script-glass', 'Wedding script'),
    ('two-hearts-glass', 'Two hearts'),
    ('deco-glass', 'Deco sunburst'),
    ('hairline-glass', 'Fine line'),
    ('wreath-glass', 'Wreath'),
    ('contour-glass', 'Contour'),
    ('teacher-glass', 'End of term'),
    ('football-glass', 'Match day'),
    ('paw-prints-glass', 'Peeping dog')
  ) AS known (slug, design) JOIN product USING (slug) WHERE product.name = design || ' tumbler'
), described AS (
  UPDATE picture SET alt = replace(alt, was, becomes) FROM glass WHERE picture.product_id = glass.id
)
UPDATE product SET name = becomes FROM glass WHERE product.id = glass.id;
UPDATE blank SET name = 'Whisky glass' WHERE slug = 'glass-tumbler' AND name = 'Whisky tumbler';
