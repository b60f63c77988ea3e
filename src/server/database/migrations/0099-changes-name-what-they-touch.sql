-- A change of a product's words, prices or stock band names the surrogate keys of what shows it, so that caches drop
-- only that. An empty payload stands for everything: changes that may alter which products a list or page shows.
CREATE FUNCTION tell_products_changed(changed uuid[], more text) RETURNS void
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF cardinality(changed) > 100 THEN
      PERFORM pg_notify('catalogue', '');
    ELSE
      PERFORM pg_notify('catalogue', concat_ws(' ', 'sale', 'prices', more, 'product:' || product.id,
        (SELECT string_agg('category:' || category_id, ' ') FROM product_category WHERE product_id = product.id)))
      FROM unnest(changed) AS product (id);
    END IF;
  END $$;

CREATE FUNCTION tell_product_updates() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF EXISTS (
      SELECT FROM product_before JOIN product_after USING (id)
      WHERE (product_before.slug, product_before.is_sold, product_before.blank_id, product_before.design_id, product_before.position, product_before.created_at)
        IS DISTINCT FROM (product_after.slug, product_after.is_sold, product_after.blank_id, product_after.design_id, product_after.position, product_after.created_at)
    ) THEN
      PERFORM pg_notify('catalogue', '');
    ELSE
      PERFORM tell_products_changed(ARRAY(
        SELECT id FROM product_before JOIN product_after USING (id) WHERE product_before.search IS NOT DISTINCT FROM product_after.search), NULL);
      PERFORM tell_products_changed(ARRAY(
        SELECT id FROM product_before JOIN product_after USING (id) WHERE product_before.search IS DISTINCT FROM product_after.search), 'words');
    END IF;
    RETURN NULL;
  END $$;

DROP TRIGGER product_changed ON product;
CREATE TRIGGER product_added AFTER INSERT ON product
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER product_removed AFTER DELETE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER product_changed AFTER UPDATE ON product
  REFERENCING OLD TABLE AS product_before NEW TABLE AS product_after
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_updates();

CREATE FUNCTION tell_price_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM tell_products_changed(ARRAY(
      SELECT DISTINCT product_variant.product_id FROM changed_price
      JOIN product_variant ON product_variant.id = changed_price.product_variant_id), NULL);
    RETURN NULL;
  END $$;

DROP TRIGGER price_changed ON price;
CREATE TRIGGER price_added AFTER INSERT ON price REFERENCING NEW TABLE AS changed_price
  FOR EACH STATEMENT EXECUTE FUNCTION tell_price_changes();
CREATE TRIGGER price_changed AFTER UPDATE ON price REFERENCING NEW TABLE AS changed_price
  FOR EACH STATEMENT EXECUTE FUNCTION tell_price_changes();
CREATE TRIGGER price_removed AFTER DELETE ON price REFERENCING OLD TABLE AS changed_price
  FOR EACH STATEMENT EXECUTE FUNCTION tell_price_changes();

CREATE FUNCTION tell_stock_band_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM pg_notify('catalogue', 'blank:' || blank_id) FROM finish WHERE id = NEW.finish_id;
    RETURN NULL;
  END $$;

DROP TRIGGER blank_variant_changed ON blank_variant;
CREATE TRIGGER blank_variant_changed AFTER UPDATE ON blank_variant
  FOR EACH ROW WHEN (stock_band(OLD.stock) IS DISTINCT FROM stock_band(NEW.stock))
  EXECUTE FUNCTION tell_stock_band_changed();
