-- How many copies of a line are being made again; null: made for the first time, or done.
ALTER TABLE order_line ADD COLUMN remaking integer CHECK (remaking BETWEEN 1 AND quantity);

-- As before, but a line of which every copy is made again may get other words before that begins.
CREATE OR REPLACE FUNCTION keep_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.document, OLD.renderer, OLD.fonts, OLD.design_hash) IS DISTINCT FROM (NEW.document, NEW.renderer, NEW.fonts, NEW.design_hash)
    AND NOT (OLD.production_state = 'waiting' AND OLD.remaking IS NOT DISTINCT FROM OLD.quantity)
    AND EXISTS (SELECT FROM customer_order WHERE id = OLD.order_id AND state IN ('inProduction', 'dispatched', 'delivered'))
    AND NOT EXISTS (SELECT FROM order_person WHERE order_id = OLD.order_id AND erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'What is made of order line % is sealed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
