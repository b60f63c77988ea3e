-- The front page showed the same mug for five days and people. Pictures that a shop has chosen itself stay.
UPDATE category SET picture = picture || jsonb_build_object('key', becomes, 'tint', tint)
FROM (VALUES
  ('catalogue/category/pets-3d6a35dd', 'catalogue/category/pets-512ffc6a', '#c6d0d4'),
  ('catalogue/category/mothers-day-bf341a5f', 'catalogue/category/mothers-day-982a1ee8', '#e3c3af'),
  ('catalogue/category/valentines-4804bf25', 'catalogue/category/valentines-3fd7632f', '#e2d5be'),
  ('catalogue/category/photo-gifts-0e8a9ec7', 'catalogue/category/photo-gifts-ceea8d05', '#e2d4bc')
) AS known (was, becomes, tint)
WHERE picture ->> 'key' = was;
