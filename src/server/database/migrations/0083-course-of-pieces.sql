-- When a piece was last begun, made, first sent and spoiled, so that reports of a year read neither events nor parcels.
ALTER TABLE piece
  -- Null: it was not recorded, as where a piece was moved past `making`.
  ADD COLUMN started_at timestamptz,
  ADD COLUMN made_at timestamptz,
  ADD COLUMN dispatched_at timestamptz,
  ADD COLUMN spoiled_at timestamptz,
  -- What its blank cost when it was spoiled; null: nobody had set it.
  ADD COLUMN written_off_pence integer;

-- What the shop pays for a blank.
CREATE TABLE blank_cost (
  blank_variant_id uuid PRIMARY KEY REFERENCES blank_variant,
  cost_pence integer NOT NULL CHECK (cost_pence >= 0)
);

-- Pieces that have a history, as the trigger below would have written them.
UPDATE piece SET
    started_at = CASE WHEN state <> 'waiting' AND (put_back IS NULL OR started > put_back) THEN started END,
    made_at = CASE WHEN state NOT IN ('waiting', 'making') AND (undone IS NULL OR made > undone) THEN made END,
    dispatched_at = sent, spoiled_at = spoiled
  FROM (SELECT piece_id,
      max(at) FILTER (WHERE to_state = 'making') AS started,
      max(at) FILTER (WHERE to_state = 'waiting') AS put_back,
      max(at) FILTER (WHERE to_state IN ('waiting', 'making')) AS undone,
      max(at) FILTER (WHERE from_state IN ('waiting', 'making') AND to_state IN ('made', 'packed', 'dispatched')) AS made,
      max(at) FILTER (WHERE to_state = 'dispatched') AS sent,
      max(at) FILTER (WHERE to_state = 'spoiled') AS spoiled
    FROM piece_event WHERE from_state <> to_state GROUP BY piece_id) AS history
  WHERE history.piece_id = piece.id;

-- Pieces that were sent before pieces had a history.
UPDATE piece SET dispatched_at = sent
  FROM (SELECT order_line_id, min(shipment.dispatched_at) AS sent
    FROM shipment JOIN shipment_line ON shipment_id = shipment.id GROUP BY order_line_id) AS parcel
  WHERE parcel.order_line_id = piece.order_line_id AND piece.state = 'dispatched' AND piece.dispatched_at IS NULL;

-- In the database, so that steps which processes of the version before take during an upgrade are noted too.
CREATE FUNCTION note_course_of_piece() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'waiting' THEN
    NEW.started_at := NULL;
    NEW.made_at := NULL;
  ELSIF NEW.state = 'making' THEN
    NEW.started_at := NEW.changed_at;
    NEW.made_at := NULL;
  ELSIF NEW.state IN ('made', 'packed', 'dispatched') AND OLD.state IN ('waiting', 'making') THEN
    NEW.made_at := NEW.changed_at;
  ELSIF NEW.state = 'spoiled' THEN
    NEW.spoiled_at := NEW.changed_at;
    NEW.written_off_pence := (SELECT cost_pence FROM blank_cost JOIN order_line USING (blank_variant_id)
      WHERE order_line.id = NEW.order_line_id);
  END IF;
  IF NEW.state = 'dispatched' THEN
    NEW.dispatched_at := NEW.changed_at;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER note_course BEFORE UPDATE OF state ON piece
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_course_of_piece();

CREATE INDEX piece_dispatched ON piece (dispatched_at) INCLUDE (order_line_id, copy, remake_of) WHERE dispatched_at IS NOT NULL;
CREATE INDEX piece_made ON piece (made_at) INCLUDE (order_line_id, maker_id, started_at) WHERE made_at IS NOT NULL;
CREATE INDEX piece_spoiled ON piece (spoiled_at) INCLUDE (order_line_id, maker_id, made_at, dispatched_at, spoil_cause, written_off_pence)
  WHERE spoiled_at IS NOT NULL;
-- Their orders and lines are wide, and reports need little of them.
CREATE INDEX order_line_made ON order_line (id) INCLUDE (order_id, process, blank_variant_id);
CREATE INDEX customer_order_promised ON customer_order (id) INCLUDE (paid_at, promise) WHERE paid_at IS NOT NULL;
