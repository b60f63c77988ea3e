-- Two narrow tables for reports of a year, which read their indexes alone. Triggers write them, so that they also
-- hold what processes of the version before do during an upgrade.

-- What was sold; it never changes.
CREATE TABLE sold_line (
  order_line_id uuid PRIMARY KEY,
  order_id uuid NOT NULL,
  paid_at timestamptz NOT NULL,
  product_variant_id uuid NOT NULL,
  quantity integer NOT NULL,
  total_pence integer NOT NULL
);

CREATE FUNCTION note_sold_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sold_line (order_line_id, order_id, paid_at, product_variant_id, quantity, total_pence)
  SELECT id, order_id, NEW.paid_at, product_variant_id, quantity, line_total_pence FROM order_line WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
-- Waits for payments under way, and later ones wait for it: no order is missed or noted twice.
CREATE TRIGGER note_sold_lines AFTER UPDATE OF paid_at ON customer_order
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_sold_lines();

INSERT INTO sold_line (order_line_id, order_id, paid_at, product_variant_id, quantity, total_pence)
  SELECT order_line.id, order_id, paid_at, product_variant_id, quantity, line_total_pence
  FROM order_line JOIN customer_order ON customer_order.id = order_id WHERE paid_at IS NOT NULL;
CREATE INDEX sold_line_paid ON sold_line (paid_at) INCLUDE (order_id, product_variant_id, quantity, total_pence);
-- Checked once for all rows: one by one would take ten times as long.
ALTER TABLE sold_line
  ADD FOREIGN KEY (order_line_id) REFERENCES order_line,
  ADD FOREIGN KEY (order_id) REFERENCES customer_order,
  ADD FOREIGN KEY (product_variant_id) REFERENCES product_variant;

-- Moments of pieces that were made, sent or spoiled, with facts of their orders, which never change after payment.
CREATE TABLE piece_course (
  piece_id uuid PRIMARY KEY,
  order_id uuid NOT NULL,
  process text NOT NULL,
  blank_variant_id uuid NOT NULL,
  paid_at timestamptz NOT NULL,
  -- The promised dispatch day; null: none was promised.
  due_on date,
  -- It replaces a piece that was sent, so no promise is about it.
  is_sent_again boolean NOT NULL,
  -- The rest as in `piece`.
  maker_id uuid,
  started_at timestamptz,
  made_at timestamptz,
  dispatched_at timestamptz,
  spoiled_at timestamptz,
  spoil_cause text,
  written_off_pence integer,
  -- Days in London.
  paid_on date GENERATED ALWAYS AS ((paid_at AT TIME ZONE 'Europe/London')::date) STORED,
  made_on date GENERATED ALWAYS AS ((made_at AT TIME ZONE 'Europe/London')::date) STORED,
  dispatched_on date GENERATED ALWAYS AS ((dispatched_at AT TIME ZONE 'Europe/London')::date) STORED,
  spoiled_on date GENERATED ALWAYS AS ((spoiled_at AT TIME ZONE 'Europe/London')::date) STORED
);

CREATE FUNCTION copy_course_of_piece() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO piece_course (piece_id, order_id, process, blank_variant_id, paid_at, due_on, is_sent_again, maker_id,
    started_at, made_at, dispatched_at, spoiled_at, spoil_cause, written_off_pence)
  SELECT NEW.id, order_id, process, blank_variant_id, coalesce(paid_at, placed_at), (promise ->> 'dispatchOn')::date,
    EXISTS (SELECT FROM piece AS sent
      WHERE sent.order_line_id = NEW.order_line_id AND sent.copy = NEW.copy AND sent.number < NEW.number
        AND sent.spoiled_at IS NOT NULL AND sent.dispatched_at IS NOT NULL),
    NEW.maker_id, NEW.started_at, NEW.made_at, NEW.dispatched_at, NEW.spoiled_at, NEW.spoil_cause, NEW.written_off_pence
  FROM order_line JOIN customer_order ON customer_order.id = order_id WHERE order_line.id = NEW.order_line_id
  ON CONFLICT (piece_id) DO UPDATE SET maker_id = excluded.maker_id, started_at = excluded.started_at,
    made_at = excluded.made_at, dispatched_at = excluded.dispatched_at, spoiled_at = excluded.spoiled_at,
    spoil_cause = excluded.spoil_cause, written_off_pence = excluded.written_off_pence;
  RETURN NULL;
END $$;
-- A piece that is put back has a row until it is made again.
CREATE TRIGGER copy_course AFTER UPDATE OF state ON piece
  FOR EACH ROW WHEN (OLD.state <> NEW.state
    AND coalesce(OLD.made_at, NEW.made_at, NEW.dispatched_at, NEW.spoiled_at) IS NOT NULL)
  EXECUTE FUNCTION copy_course_of_piece();

INSERT INTO piece_course (piece_id, order_id, process, blank_variant_id, paid_at, due_on, is_sent_again, maker_id,
    started_at, made_at, dispatched_at, spoiled_at, spoil_cause, written_off_pence)
  SELECT piece.id, order_id, process, blank_variant_id, coalesce(paid_at, placed_at), (promise ->> 'dispatchOn')::date, false,
    maker_id, started_at, made_at, dispatched_at, spoiled_at, spoil_cause, written_off_pence
  FROM piece JOIN order_line ON order_line.id = order_line_id JOIN customer_order ON customer_order.id = order_id
  WHERE coalesce(made_at, dispatched_at, spoiled_at) IS NOT NULL;
UPDATE piece_course SET is_sent_again = true
  FROM piece JOIN piece AS sent ON sent.order_line_id = piece.order_line_id AND sent.copy = piece.copy AND sent.number < piece.number
  WHERE piece.id = piece_id AND sent.spoiled_at IS NOT NULL AND sent.dispatched_at IS NOT NULL;

CREATE INDEX piece_course_dispatched ON piece_course (dispatched_on)
  INCLUDE (order_id, process, paid_on, due_on, paid_at, dispatched_at) WHERE dispatched_on IS NOT NULL AND NOT is_sent_again;
CREATE INDEX piece_course_made ON piece_course (made_on) INCLUDE (process, blank_variant_id, maker_id, started_at, made_at)
  WHERE made_on IS NOT NULL;
CREATE INDEX piece_course_spoiled ON piece_course (spoiled_on)
  INCLUDE (order_id, process, blank_variant_id, maker_id, made_on, dispatched_at, spoil_cause, written_off_pence)
  WHERE spoiled_on IS NOT NULL;
ALTER TABLE piece_course
  ADD FOREIGN KEY (piece_id) REFERENCES piece,
  ADD FOREIGN KEY (order_id) REFERENCES customer_order,
  ADD FOREIGN KEY (blank_variant_id) REFERENCES blank_variant,
  ADD FOREIGN KEY (maker_id) REFERENCES staff;

DROP INDEX piece_dispatched, piece_made, piece_spoiled, order_line_sold, order_line_made, customer_order_promised;
