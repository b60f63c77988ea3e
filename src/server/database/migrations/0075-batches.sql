-- A batch: pieces that are made together, with its sheets and papers. It stays as a record when it is taken apart.
CREATE TABLE batch (
  id uuid PRIMARY KEY,
  -- What people call it by.
  number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  state text NOT NULL CHECK (state IN ('preparing', 'ready', 'takenApart')),
  -- Size, margin and gap in mm.
  sheet jsonb NOT NULL,
  prepared_by uuid NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Steps of the preparation that are done, of all; for a progress bar.
  steps_done integer NOT NULL DEFAULT 0,
  steps_total integer NOT NULL DEFAULT 0
);

-- The batch that a piece is in now. Its words cannot change while it is in one.
ALTER TABLE piece ADD COLUMN batch_id uuid REFERENCES batch;
CREATE INDEX piece_batch ON piece (batch_id) WHERE batch_id IS NOT NULL;

-- What was asked for in a batch, and what became of it.
CREATE TABLE batch_piece (
  batch_id uuid NOT NULL REFERENCES batch,
  piece_id uuid NOT NULL REFERENCES piece,
  position integer NOT NULL,
  -- As the member saw the piece; null: as it is.
  version integer,
  -- Null: it is in the batch, or not looked at yet.
  left_out text,
  -- The number of its sheet, from 1; null: it is on none.
  sheet integer,
  -- Of the trim's upper left corner on the sheet, in mm.
  x double precision,
  y double precision,
  PRIMARY KEY (batch_id, piece_id)
);
CREATE INDEX batch_piece_piece ON batch_piece (piece_id);

-- Sheets and papers. They have words of customers, so they are deleted as machine files are.
CREATE TABLE batch_file (
  batch_id uuid NOT NULL REFERENCES batch,
  name text NOT NULL,
  media_key text NOT NULL UNIQUE,
  size_bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (batch_id, name)
);

-- As before, and also while a piece of the line is in a batch.
CREATE OR REPLACE FUNCTION keep_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.document, OLD.renderer, OLD.fonts, OLD.design_hash) IS DISTINCT FROM (NEW.document, NEW.renderer, NEW.fonts, NEW.design_hash)
    AND EXISTS (SELECT FROM customer_order WHERE id = OLD.order_id AND state IN ('paid', 'inProduction', 'dispatched', 'delivered'))
    AND EXISTS (SELECT FROM piece WHERE order_line_id = OLD.id AND (state NOT IN ('waiting', 'spoiled') OR batch_id IS NOT NULL AND state = 'waiting'))
    AND NOT EXISTS (SELECT FROM order_person WHERE order_id = OLD.order_id AND erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'What is made of order line % is sealed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
