-- Shoppers' photographs. The pictures lie in files named by the hash of their bytes; equal pictures are kept once.
CREATE TABLE upload_file (
  -- SHA-256 of the full version, hex.
  hash text PRIMARY KEY,
  format text NOT NULL CHECK (format IN ('jpeg', 'webp')),
  width integer NOT NULL,
  height integer NOT NULL,
  -- Of the full version.
  bytes integer NOT NULL
);

CREATE TABLE upload (
  -- Whoever holds the id of a guest's upload may use it: 128+ random bits.
  id text PRIMARY KEY,
  hash text NOT NULL REFERENCES upload_file,
  customer_id uuid REFERENCES customer,
  created_at timestamptz NOT NULL,
  -- When a design that shows it was last put into a cart, a draft or an order.
  used_at timestamptz NOT NULL
);
CREATE INDEX upload_hash ON upload (hash);
CREATE INDEX upload_customer ON upload (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX upload_used ON upload (used_at);

-- Which designs show a photograph is read from the designs; few are changed so far that they can.
CREATE INDEX cart_item_edits ON cart_item USING gin (personalisation jsonb_path_ops) WHERE personalisation ? 'edits';
CREATE INDEX order_line_edits ON order_line USING gin (personalisation jsonb_path_ops) WHERE personalisation ? 'edits';

-- What holds a personalisation that shows the upload, for use with @>.
CREATE FUNCTION showing(upload_id text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('edits', jsonb_build_object('own', jsonb_build_array(jsonb_build_object('upload', upload_id))))
$$;
