-- Carts: opened by the first add, found only by their secret id.
CREATE TABLE cart (
  id text PRIMARY KEY,
  customer_id uuid REFERENCES customer,
  -- Counts changes; checkout of the same version answers the same order.
  version integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ordered', 'merged')),
  merged_into text REFERENCES cart,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  email citext NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  mobile text NOT NULL DEFAULT '',
  comment text NOT NULL DEFAULT '',
  payment_address jsonb,
  shipping_address jsonb,
  personalised_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX cart_open_customer ON cart (customer_id) WHERE state = 'open';

CREATE TABLE cart_item (
  id uuid PRIMARY KEY,
  cart_id text NOT NULL REFERENCES cart ON DELETE CASCADE,
  product_variant_id uuid NOT NULL REFERENCES product_variant,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  personalisation jsonb,
  -- SHA-256 of the canonical personalisation, or '' without one: lines join only when it is equal.
  personalisation_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (cart_id, product_variant_id, personalisation_hash)
);
