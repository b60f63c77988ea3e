-- Members also put the columns of the list of orders in an order of their own.
ALTER TABLE order_column
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN is_hidden boolean NOT NULL DEFAULT true;
