-- Where the made pieces of an order wait for its others. A row for each bin in use.
CREATE TABLE bin (
  number integer PRIMARY KEY CHECK (number > 0),
  order_id uuid NOT NULL UNIQUE REFERENCES customer_order,
  since timestamptz NOT NULL
);
