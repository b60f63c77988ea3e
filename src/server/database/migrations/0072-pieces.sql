-- A piece is one copy of a paid order line. Its line's state and its order's state follow from it.
CREATE TABLE piece (
  id uuid PRIMARY KEY,
  order_line_id uuid NOT NULL REFERENCES order_line,
  -- Which of the line's copies, from 1. A remake is the same copy.
  copy integer NOT NULL CHECK (copy > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'making', 'made', 'packed', 'dispatched', 'spoiled', 'cancelled')),
  -- The spoiled piece in whose place it is made.
  remake_of uuid UNIQUE REFERENCES piece,
  spoil_cause text CHECK (spoil_cause IS NULL OR state = 'spoiled'),
  -- A held piece keeps its state.
  held_reason text CHECK (held_reason IS NULL OR state NOT IN ('dispatched', 'spoiled', 'cancelled')),
  -- The member who began to make it; null: a command, or nobody yet.
  maker_id uuid REFERENCES staff,
  -- Counts the changes: the version that a member saw must be the present one.
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL
);
CREATE INDEX piece_line ON piece (order_line_id);
CREATE UNIQUE INDEX one_piece_per_copy ON piece (order_line_id, copy) WHERE state <> 'spoiled';

-- One row for each change of a piece, with the version that it made.
CREATE TABLE piece_event (
  piece_id uuid NOT NULL REFERENCES piece,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  event text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  -- Of a hold; may name people, so it is erased with the order.
  reason text,
  PRIMARY KEY (piece_id, version)
);

-- No process writes it any more. Processes of the version before still read it while a shop is upgraded.
COMMENT ON COLUMN order_line.remaking IS 'Unused: see piece.remake_of';

-- The pieces of orders that were paid before, as their lines are; remakes with the piece they replace.
WITH counted AS (
  SELECT order_line.id AS line, copy, paid_at, copy <= coalesce(remaking, 0) AS is_remake,
    CASE
      WHEN customer_order.state = 'cancelled' THEN 'cancelled'
      WHEN copy <= coalesce(remaking, 0) THEN production_state
      WHEN customer_order.state IN ('dispatched', 'delivered') OR EXISTS (SELECT FROM shipment_line
        JOIN shipment ON shipment.id = shipment_id AND shipment.state IN ('dispatched', 'delivered')
        WHERE shipment_line.order_line_id = order_line.id) THEN 'dispatched'
      WHEN remaking IS NOT NULL THEN 'made'
      ELSE production_state
    END AS state,
    (SELECT detail ->> 'cause' FROM order_history WHERE remaking IS NOT NULL AND order_history.order_id = customer_order.id
      AND event = 'remake' AND detail @> jsonb_build_object('line', position + 1) ORDER BY at DESC LIMIT 1) AS cause
  FROM order_line JOIN customer_order ON customer_order.id = order_id, generate_series(1, quantity) copy
  WHERE paid_at IS NOT NULL
), spoiled AS (
  INSERT INTO piece (id, order_line_id, copy, state, spoil_cause, changed_at)
  SELECT gen_random_uuid(), line, copy, 'spoiled', cause, paid_at FROM counted WHERE is_remake
  RETURNING id, order_line_id, copy
)
INSERT INTO piece (id, order_line_id, copy, state, remake_of, changed_at)
SELECT gen_random_uuid(), line, counted.copy, counted.state, spoiled.id, paid_at
FROM counted LEFT JOIN spoiled ON order_line_id = line AND spoiled.copy = counted.copy;

-- In the database, so that processes of the version before make pieces too while a shop is upgraded.
CREATE FUNCTION make_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO piece (id, order_line_id, copy, state, changed_at)
  SELECT gen_random_uuid(), order_line.id, copy, 'waiting', NEW.paid_at
  FROM order_line, generate_series(1, quantity) copy WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER make_pieces AFTER UPDATE OF paid_at ON customer_order
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION make_pieces();

-- As before, but by pieces: a line may get other words in production while each of its pieces waits.
CREATE OR REPLACE FUNCTION keep_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.document, OLD.renderer, OLD.fonts, OLD.design_hash) IS DISTINCT FROM (NEW.document, NEW.renderer, NEW.fonts, NEW.design_hash)
    AND EXISTS (SELECT FROM customer_order WHERE id = OLD.order_id AND state IN ('inProduction', 'dispatched', 'delivered'))
    AND EXISTS (SELECT FROM piece WHERE order_line_id = OLD.id AND state NOT IN ('waiting', 'spoiled'))
    AND NOT EXISTS (SELECT FROM order_person WHERE order_id = OLD.order_id AND erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'What is made of order line % is sealed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
