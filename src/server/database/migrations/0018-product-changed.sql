-- Search engines are told when a page last changed: whoever changes a product need not think of it.
CREATE FUNCTION note_product_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN NEW.updated_at := now(); RETURN NEW; END $$;
CREATE TRIGGER product_noted BEFORE UPDATE ON product
  FOR EACH ROW WHEN (OLD.updated_at = NEW.updated_at)
  EXECUTE FUNCTION note_product_changed();
