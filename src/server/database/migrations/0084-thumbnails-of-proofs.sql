-- The picture for lists and boards, which show very many. Null: made on first use, or forgotten like the picture.
ALTER TABLE order_proof ADD COLUMN thumbnail bytea,
  ADD CONSTRAINT no_thumbnail_without_picture CHECK (thumbnail IS NULL OR picture IS NOT NULL);
