-- What may come out badly of an edited design, as found when the line was checked. Null: nothing, and lines of before.
ALTER TABLE cart_item ADD COLUMN warnings jsonb;
