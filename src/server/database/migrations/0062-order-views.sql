-- Views of the list of orders that members of the staff saved: filters by their name in the list's address.
CREATE TABLE order_view (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  name citext NOT NULL,
  is_shared boolean NOT NULL,
  view text NOT NULL,
  process text NOT NULL,
  sort text NOT NULL,
  search text NOT NULL,
  UNIQUE (staff_id, name)
);
