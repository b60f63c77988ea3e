-- Orders: frozen at checkout. Money stands in orders, lines and adjustments; the person stands apart.
CREATE SEQUENCE order_reference;

CREATE TABLE customer_order (
  id uuid PRIMARY KEY,
  -- Opens the order without signing in: 128+ random bits.
  key text NOT NULL UNIQUE,
  reference text NOT NULL UNIQUE,
  customer_id uuid REFERENCES customer,
  cart_id text NOT NULL REFERENCES cart,
  cart_version integer NOT NULL,
  state text NOT NULL CHECK (state IN ('awaitingPayment', 'paid', 'inProduction', 'dispatched', 'delivered', 'cancelled')),
  currency text NOT NULL DEFAULT 'GBP',
  items_total_pence integer NOT NULL CHECK (items_total_pence >= 0),
  shipping_total_pence integer NOT NULL CHECK (shipping_total_pence >= 0),
  sub_total_pence integer NOT NULL,
  tax_pence integer NOT NULL,
  total_pence integer NOT NULL CHECK (total_pence = items_total_pence + shipping_total_pence),
  vat_registered boolean NOT NULL,
  shipping_method text NOT NULL,
  -- Promise shown at checkout: {dispatchOn, arrivesFrom, arrivesTo}, plain dates.
  promise jsonb NOT NULL,
  personalised_accepted_at timestamptz,
  placed_at timestamptz NOT NULL,
  paid_at timestamptz,
  CHECK (sub_total_pence + tax_pence = total_pence)
);
CREATE UNIQUE INDEX one_live_order_per_cart ON customer_order (cart_id) WHERE state <> 'cancelled';
CREATE INDEX customer_order_customer ON customer_order (customer_id, placed_at DESC);

CREATE TABLE order_person (
  order_id uuid PRIMARY KEY REFERENCES customer_order,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email citext NOT NULL,
  phone text NOT NULL,
  mobile text NOT NULL,
  comment text NOT NULL,
  payment_address jsonb NOT NULL,
  shipping_address jsonb NOT NULL,
  erased_at timestamptz
);
CREATE INDEX order_person_email ON order_person (email);

CREATE TABLE order_line (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  position integer NOT NULL,
  product_variant_id uuid NOT NULL REFERENCES product_variant,
  blank_variant_id uuid NOT NULL REFERENCES blank_variant,
  product_slug text NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  options jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  unit_price_pence integer NOT NULL,
  line_total_pence integer NOT NULL CHECK (line_total_pence = unit_price_pence * quantity),
  vat_rate_percent integer NOT NULL,
  vat_pence integer NOT NULL,
  personalisation jsonb,
  -- The filled design as ordered, with the process that makes it: what the print file is drawn from.
  document jsonb NOT NULL,
  process text NOT NULL,
  mirrored boolean NOT NULL,
  plate text NOT NULL,
  angle text NOT NULL,
  picture jsonb,
  production_state text NOT NULL DEFAULT 'waiting',
  UNIQUE (order_id, position)
);

CREATE TABLE order_adjustment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  kind text NOT NULL CHECK (kind IN ('delivery', 'discount')),
  label text NOT NULL,
  amount_pence integer NOT NULL,
  vat_rate_percent integer NOT NULL,
  vat_pence integer NOT NULL
);
CREATE INDEX order_adjustment_order ON order_adjustment (order_id);

CREATE TABLE order_history (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  event text NOT NULL,
  from_state text,
  to_state text NOT NULL,
  detail jsonb
);
CREATE INDEX order_history_order ON order_history (order_id, at);

CREATE TABLE stock_hold (
  order_id uuid NOT NULL REFERENCES customer_order,
  blank_variant_id uuid NOT NULL REFERENCES blank_variant,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, blank_variant_id)
);
CREATE INDEX stock_hold_expiry ON stock_hold (expires_at) WHERE state = 'held';

CREATE TABLE shipment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  state text NOT NULL,
  carrier text,
  tracking text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE shipment_line (
  shipment_id uuid NOT NULL REFERENCES shipment,
  order_line_id uuid NOT NULL REFERENCES order_line,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment_id, order_line_id)
);

-- Gapless: the counter row is locked by the transaction that issues, so a rollback gives the number back.
CREATE TABLE invoice_counter (
  kind text PRIMARY KEY CHECK (kind IN ('invoice', 'creditNote')),
  last_number integer NOT NULL
);
INSERT INTO invoice_counter VALUES ('invoice', 0), ('creditNote', 0);

CREATE TABLE invoice (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  kind text NOT NULL REFERENCES invoice_counter,
  number integer NOT NULL,
  issued_at timestamptz NOT NULL,
  total_pence integer NOT NULL,
  tax_pence integer NOT NULL,
  -- Seller and lines as issued; the person is read from order_person.
  document jsonb NOT NULL,
  UNIQUE (kind, number)
);
CREATE UNIQUE INDEX one_invoice_per_order ON invoice (order_id) WHERE kind = 'invoice';

CREATE TABLE print_file (
  order_line_id uuid PRIMARY KEY REFERENCES order_line,
  media_key text NOT NULL,
  width_px integer NOT NULL,
  height_px integer NOT NULL,
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row a message the shop owes, so that a repeated job does not write twice.
CREATE TABLE mail_sent (
  purpose text NOT NULL,
  subject_id uuid NOT NULL,
  message_id text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, subject_id)
);
