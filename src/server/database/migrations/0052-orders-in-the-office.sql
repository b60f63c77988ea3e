-- Orders as the office lists them: on hold, by dispatch day, by when they were placed, and by what people remember.
ALTER TABLE customer_order
  ADD COLUMN held_at timestamptz,
  ADD COLUMN held_reason text,
  ADD CONSTRAINT hold_has_reason CHECK ((held_at IS NULL) = (held_reason IS NULL));

CREATE INDEX customer_order_open ON customer_order ((promise ->> 'dispatchOn'), id)
  WHERE state IN ('paid', 'inProduction');
CREATE INDEX customer_order_dispatch ON customer_order ((promise ->> 'dispatchOn'), id);
CREATE INDEX customer_order_placed ON customer_order (placed_at, id);
CREATE INDEX customer_order_state ON customer_order (state, placed_at, id);
CREATE INDEX customer_order_held ON customer_order (placed_at, id) WHERE held_at IS NOT NULL;
CREATE INDEX payment_attempt_review ON payment_attempt (order_id) WHERE state = 'review';

-- Words to search: without accents, capitals and punctuation, one space between them. Letters that are not ASCII become
-- the digits of their bytes, because pg_trgm indexes them in some locales only.
CREATE FUNCTION search_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT replace(encode(convert_to(regexp_replace(
    lower(public.plain_text(normalize(words, NFKC))),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3003\u3008-\u3011]+', ' ', 'g'),
    'UTF8'), 'escape'), '\', 'z') $$;

CREATE TABLE order_search (
  order_id uuid PRIMARY KEY REFERENCES customer_order,
  -- For members who may not see people.
  ordered text NOT NULL,
  -- The same with names, email, phone, postcode, town and tracking numbers.
  everything text NOT NULL
);

-- NULL: all orders. Called by everything that changes what it reads.
CREATE FUNCTION refresh_order_search(orders uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, ordered, everything)
  SELECT id, ' ' || search_text(ordered) || ' ', ' ' || search_text(concat_ws(' ', ordered, people)) || ' '
  FROM (
    SELECT o.id,
      concat_ws(' ', o.reference, replace(o.reference, '-', ''),
        (SELECT string_agg(concat_ws(' ', sku, name,
            (SELECT string_agg(word ->> 'text', ' ') FROM jsonb_array_elements(words) word)), ' ' ORDER BY position)
          FROM order_line WHERE order_id = o.id)) AS ordered,
      concat_ws(' ', person.first_name, person.last_name, person.email, person.phone, person.mobile,
        to_name.name, person.shipping_address ->> 'PostCode',
        replace(person.shipping_address ->> 'PostCode', ' ', ''),
        (SELECT string_agg(tracking, ' ') FROM shipment WHERE order_id = o.id)) AS people
    FROM customer_order o
    LEFT JOIN order_person person ON person.order_id = o.id
    CROSS JOIN LATERAL (SELECT concat_ws(' ', person.shipping_address ->> 'FirstName',
      person.shipping_address ->> 'LastName', person.shipping_address ->> 'Company',
      person.shipping_address ->> 'CityTown') AS name) to_name
    WHERE orders IS NULL OR o.id = ANY (orders)
  ) found
  ON CONFLICT (order_id) DO UPDATE SET ordered = excluded.ordered, everything = excluded.everything $$;

SELECT refresh_order_search(NULL);
CREATE INDEX order_search_ordered ON order_search USING gin (ordered gin_trgm_ops);
CREATE INDEX order_search_everything ON order_search USING gin (everything gin_trgm_ops);
ANALYZE order_search;
