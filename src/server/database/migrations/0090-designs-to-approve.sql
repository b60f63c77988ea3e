-- A piece whose design somebody has to look at before it may be made.
ALTER TABLE piece DROP CONSTRAINT piece_state_check;
ALTER TABLE piece ADD CONSTRAINT piece_state_check
  CHECK (state IN ('toApprove', 'waiting', 'making', 'made', 'packed', 'dispatched', 'spoiled', 'cancelled'));
-- Few pieces are to be approved, and Today counts them.
CREATE INDEX piece_to_approve ON piece (order_line_id) WHERE state = 'toApprove';

-- Whether the workshop's settings want somebody to look at such a design first. Only here, because the trigger that makes
-- pieces asks it, and a change of words.
CREATE FUNCTION is_to_be_looked_at(personalisation jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT
      (value ->> 'lookAtChangedDesigns')::boolean AND jsonb_typeof(personalisation -> 'edits') = 'object'
      OR (value ->> 'lookAtPhotographs')::boolean AND personalisation -> 'edits' -> 'own' @> '[{"type": "photo"}]'
    FROM shop_setting WHERE settings_group = 'workshop'), false)
$$;

-- As before, but flagged designs are to be approved first.
CREATE OR REPLACE FUNCTION make_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO piece (id, order_line_id, copy, state, changed_at)
  SELECT gen_random_uuid(), line.id, copy, line.state, NEW.paid_at
  FROM (SELECT id, quantity, CASE WHEN is_to_be_looked_at(personalisation) THEN 'toApprove' ELSE 'waiting' END AS state
    FROM order_line WHERE order_id = NEW.id) AS line, generate_series(1, quantity) copy;
  RETURN NULL;
END $$;

-- As before: nothing is made of what is to be approved.
CREATE OR REPLACE FUNCTION keep_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.document, OLD.renderer, OLD.fonts, OLD.design_hash) IS DISTINCT FROM (NEW.document, NEW.renderer, NEW.fonts, NEW.design_hash)
    AND EXISTS (SELECT FROM customer_order WHERE id = OLD.order_id AND state IN ('paid', 'inProduction', 'dispatched', 'delivered'))
    AND EXISTS (SELECT FROM piece WHERE order_line_id = OLD.id
      AND (state NOT IN ('toApprove', 'waiting', 'spoiled') OR batch_id IS NOT NULL AND state = 'waiting'))
    AND NOT EXISTS (SELECT FROM order_person WHERE order_id = OLD.order_id AND erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'What is made of order line % is sealed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
