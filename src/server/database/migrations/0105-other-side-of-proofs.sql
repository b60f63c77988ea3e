-- The angle of the photograph that shows the other side of a mug. Null: goods that are seen whole, and lines of before.
ALTER TABLE order_line ADD COLUMN other_angle text;
-- The proof's picture of that side. Null: there is none to show, or it was forgotten like the picture.
ALTER TABLE order_proof ADD COLUMN other_picture bytea,
  ADD CONSTRAINT no_other_picture_without_picture CHECK (other_picture IS NULL OR picture IS NOT NULL);
