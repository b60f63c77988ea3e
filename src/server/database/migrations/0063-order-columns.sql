-- Columns of the list of orders that a member of the staff hides.
CREATE TABLE order_column (
  staff_id uuid NOT NULL REFERENCES staff,
  name text NOT NULL,
  PRIMARY KEY (staff_id, name)
);
