-- What the buyer was told may come out badly of the design, and kept. Null: nothing, and lines of before.
ALTER TABLE order_line ADD COLUMN warnings jsonb;
