-- A withdrawn product leaves every list. Orders, carts and wishlists keep their lines of it.
ALTER TABLE product ADD COLUMN withdrawn_at timestamptz, ADD COLUMN withdrawn_reason text;
-- The one condition for whatever lists products.
ALTER TABLE product ADD COLUMN is_sold boolean NOT NULL
  GENERATED ALWAYS AS (withdrawn_at IS NULL AND from_pence IS NOT NULL) STORED;
