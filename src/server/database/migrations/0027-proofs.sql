-- What was ordered, sealed: the renderer and the fonts it is drawn by, and the picture of it that shopper and workshop see.
ALTER TABLE order_line
  -- 0: ordered before renderers were counted.
  ADD COLUMN renderer integer NOT NULL DEFAULT 0,
  -- SHA-256 of each font's file, by its id.
  ADD COLUMN fonts jsonb NOT NULL DEFAULT '{}',
  -- Names the sealed design; '' where it has been forgotten.
  ADD COLUMN design_hash text NOT NULL DEFAULT '';
UPDATE order_line SET design_hash = encode(sha256(convert_to(document::text, 'UTF8')), 'hex');
ALTER TABLE order_line
  ALTER COLUMN renderer DROP DEFAULT,
  ALTER COLUMN fonts DROP DEFAULT,
  ALTER COLUMN design_hash DROP DEFAULT;

CREATE TABLE order_proof (
  order_line_id uuid PRIMARY KEY REFERENCES order_line,
  design_hash text NOT NULL,
  -- That composed the picture: another than the line's where the shop was renewed between ordering and composing.
  renderer integer NOT NULL,
  -- WebP; null once a photograph in it had to be forgotten.
  picture bytea,
  made_at timestamptz NOT NULL
);

-- Once production has started nothing changes what is made, whatever a program tries; people may still be forgotten.
CREATE FUNCTION keep_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.document, OLD.renderer, OLD.fonts, OLD.design_hash) IS DISTINCT FROM (NEW.document, NEW.renderer, NEW.fonts, NEW.design_hash)
    AND EXISTS (SELECT FROM customer_order WHERE id = OLD.order_id AND state IN ('inProduction', 'dispatched', 'delivered'))
    AND NOT EXISTS (SELECT FROM order_person WHERE order_id = OLD.order_id AND erased_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'What is made of order line % is sealed', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_sealed BEFORE UPDATE OF document, renderer, fonts, design_hash ON order_line
  FOR EACH ROW EXECUTE FUNCTION keep_sealed();
