-- The catalogue: designs laid out on blanks, sold as products with variants, prices and pictures.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because its dictionary may be changed; ours never is, and an index needs IMMUTABLE.
CREATE FUNCTION plain_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, words) $$;

CREATE TABLE category (
  id uuid PRIMARY KEY,
  parent_id uuid REFERENCES category,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  meta_description text NOT NULL,
  picture jsonb,
  position integer NOT NULL
);
CREATE INDEX category_parent ON category (parent_id, position);

CREATE TABLE blank (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  shape text NOT NULL,
  area jsonb NOT NULL,
  facts jsonb NOT NULL,
  mirrored boolean NOT NULL
);

CREATE TABLE finish (
  id uuid PRIMARY KEY,
  blank_id uuid NOT NULL REFERENCES blank,
  slug text NOT NULL,
  name text NOT NULL,
  plate text NOT NULL,
  angles text[] NOT NULL,
  process text NOT NULL CHECK (process IN ('sublimation', 'vinyl', 'laser', 'etch', 'print3d')),
  ground text NOT NULL CHECK (ground IN ('light', 'dark', 'mono')),
  position integer NOT NULL,
  UNIQUE (blank_id, slug)
);

-- Stock belongs here, shared by every design on the blank. A hold takes it at once; release gives it back.
CREATE TABLE blank_variant (
  id uuid PRIMARY KEY,
  finish_id uuid NOT NULL REFERENCES finish,
  sku text NOT NULL UNIQUE,
  options jsonb NOT NULL,
  stock integer NOT NULL CHECK (stock >= 0),
  position integer NOT NULL
);

CREATE TABLE design (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  mood text NOT NULL,
  fields jsonb NOT NULL
);

CREATE TABLE product (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  summary text NOT NULL,
  description text[] NOT NULL,
  blank_id uuid NOT NULL REFERENCES blank,
  design_id uuid NOT NULL REFERENCES design,
  vat_rate_percent integer NOT NULL DEFAULT 20 CHECK (vat_rate_percent BETWEEN 0 AND 100),
  -- The shop's own words on its pictures, by field; the design's samples stand in for the rest.
  sample jsonb NOT NULL DEFAULT '{}',
  search_words text NOT NULL,
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', plain_text(name)), 'A') ||
    setweight(to_tsvector('english', plain_text(search_words)), 'B') ||
    setweight(to_tsvector('english', plain_text(summary)), 'C')
  ) STORED,
  -- Lowest current price of its variants and its former price; kept by refresh_prices() for lists and sorting.
  from_pence integer,
  was_pence integer,
  prices_vary boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX product_search ON product USING gin (search);
CREATE INDEX product_position ON product (position, id);
CREATE INDEX product_price ON product (from_pence, id);
CREATE INDEX product_sale ON product (position, id) WHERE was_pence IS NOT NULL;

-- Every word products can be found by: a search that finds nothing is put right by the nearest of these.
CREATE TABLE search_word (word text PRIMARY KEY);
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops);

CREATE FUNCTION learn_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO search_word
      SELECT DISTINCT word FROM learnt, regexp_split_to_table(lower(plain_text(name || ' ' || search_words)), '[^a-z0-9]+') word
      WHERE length(word) BETWEEN 3 AND 40
      ORDER BY word
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
CREATE TRIGGER product_words_added AFTER INSERT ON product REFERENCING NEW TABLE AS learnt
  FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE TRIGGER product_words_changed AFTER UPDATE ON product REFERENCING NEW TABLE AS learnt
  FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();

CREATE TABLE product_document (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  finish_id uuid NOT NULL REFERENCES finish,
  document jsonb NOT NULL,
  PRIMARY KEY (product_id, finish_id)
);

CREATE TABLE product_variant (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  blank_variant_id uuid NOT NULL REFERENCES blank_variant,
  sku text NOT NULL UNIQUE,
  position integer NOT NULL
);
CREATE INDEX product_variant_product ON product_variant (product_id, position);
CREATE INDEX product_variant_blank ON product_variant (blank_variant_id);

-- Prices are history: the newest row already valid is charged. An offer's former price is the regular row before it.
CREATE TABLE price (
  id uuid PRIMARY KEY,
  product_variant_id uuid NOT NULL REFERENCES product_variant ON DELETE CASCADE,
  unit_price_pence integer NOT NULL CHECK (unit_price_pence > 0),
  kind text NOT NULL CHECK (kind IN ('regular', 'offer')),
  valid_from timestamptz NOT NULL,
  actor text NOT NULL,
  UNIQUE (product_variant_id, valid_from)
);

CREATE TABLE picture (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  finish_id uuid NOT NULL REFERENCES finish,
  angle text NOT NULL,
  key text NOT NULL,
  widths integer[] NOT NULL,
  tint text NOT NULL,
  alt text NOT NULL,
  position integer NOT NULL
);
CREATE INDEX picture_product ON picture (product_id, position);

CREATE TABLE product_category (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES category ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
);
CREATE INDEX product_category_product ON product_category (product_id);

CREATE TABLE slug_redirect (
  kind text NOT NULL CHECK (kind IN ('product', 'category')),
  old_slug text NOT NULL,
  target_id uuid NOT NULL,
  PRIMARY KEY (kind, old_slug)
);

CREATE FUNCTION current_price(variant uuid, moment timestamptz)
  RETURNS TABLE (unit_price_pence integer, was_pence integer)
  LANGUAGE sql STABLE
  AS $$
    SELECT now_charged.unit_price_pence,
      CASE WHEN now_charged.kind = 'offer' THEN (
        SELECT former.unit_price_pence FROM price former
        WHERE former.product_variant_id = variant AND former.kind = 'regular'
          AND former.valid_from <= now_charged.valid_from - interval '28 days'
          AND former.unit_price_pence > now_charged.unit_price_pence
        ORDER BY former.valid_from DESC LIMIT 1
      ) END
    FROM price now_charged
    WHERE now_charged.product_variant_id = variant AND now_charged.valid_from <= moment
    ORDER BY now_charged.valid_from DESC LIMIT 1
  $$;

CREATE FUNCTION refresh_prices(only_product uuid, moment timestamptz) RETURNS void
  LANGUAGE sql
  AS $$
    UPDATE product SET from_pence = now.from_pence, was_pence = now.was_pence, prices_vary = now.prices_vary
    FROM (
      SELECT variant.product_id, min(charged.unit_price_pence) AS from_pence,
        (array_agg(charged.was_pence ORDER BY charged.unit_price_pence))[1] AS was_pence,
        min(charged.unit_price_pence) < max(charged.unit_price_pence) AS prices_vary
      FROM product_variant variant, current_price(variant.id, moment) charged
      WHERE only_product IS NULL OR variant.product_id = only_product
      GROUP BY variant.product_id
    ) now
    WHERE product.id = now.product_id
      AND (product.from_pence, product.was_pence, product.prices_vary)
        IS DISTINCT FROM (now.from_pence, now.was_pence, now.prices_vary)
  $$;

-- Every process empties its caches when it hears 'catalogue' (delivered at commit, once a transaction).
CREATE FUNCTION tell_catalogue_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('catalogue', ''); RETURN NULL; END $$;

DO $$
DECLARE changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['category', 'blank', 'finish', 'design', 'product', 'product_document',
    'product_variant', 'price', 'picture', 'product_category', 'slug_redirect'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed()', changed || '_changed', changed);
  END LOOP;
END $$;

-- Shoppers see three bands of stock, so a sale empties caches only where a band is crossed.
CREATE FUNCTION stock_band(stock integer) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN stock = 0 THEN 'soldOut' WHEN stock <= 5 THEN 'low' ELSE 'inStock' END $$;

CREATE TRIGGER blank_variant_changed AFTER UPDATE ON blank_variant
  FOR EACH ROW WHEN (stock_band(OLD.stock) IS DISTINCT FROM stock_band(NEW.stock))
  EXECUTE FUNCTION tell_catalogue_changed();
