-- Customers as the office lists and searches them, and the staff's notes about them.
ALTER TABLE customer
  -- As order_search: each word has a space before it, so beginnings of words can be found.
  ADD COLUMN search_words text NOT NULL GENERATED ALWAYS AS (' ' || search_text(
    first_name || ' ' || last_name || ' ' || email::text)) STORED,
  -- Only digits. A search leaves out the 0 or +44 before the number.
  ADD COLUMN search_digits text NOT NULL GENERATED ALWAYS AS (
    regexp_replace(coalesce(phone, ''), '\D', '', 'g') || ' ' ||
    regexp_replace(coalesce(mobile, ''), '\D', '', 'g')) STORED,
  ADD COLUMN sort_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    search_text(last_name || ' ' || first_name)) STORED;

CREATE INDEX customer_search_words ON customer USING gin (search_words gin_trgm_ops);
CREATE INDEX customer_search_digits ON customer USING gin (search_digits gin_trgm_ops);
CREATE INDEX customer_registered ON customer (created_at, id) WHERE erased_at IS NULL;
CREATE INDEX customer_name ON customer (sort_name, id) WHERE erased_at IS NULL;

-- The postcode as it is searched: without spaces, so that its beginning finds it.
CREATE FUNCTION search_postcode(address jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT lower(regexp_replace(coalesce(address ->> 'PostCode', ''), '\s', '', 'g')) $$;

CREATE INDEX saved_address_postcode ON saved_address (search_postcode(address) text_pattern_ops);
CREATE INDEX order_person_postcode ON order_person (search_postcode(shipping_address) text_pattern_ops);

CREATE TABLE customer_note (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  staff_id uuid NOT NULL REFERENCES staff,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX customer_note_customer ON customer_note (customer_id, id);

-- The orders tell of themselves, and so do the staff's changes, by their entries in the journal.
CREATE TRIGGER customer_told AFTER INSERT OR
  UPDATE OF email, first_name, last_name, phone, mobile, marketing, email_confirmed_at, deactivated_at, erased_at
  ON customer FOR EACH ROW EXECUTE FUNCTION tell_office('customer', 'id');

ANALYZE customer;
