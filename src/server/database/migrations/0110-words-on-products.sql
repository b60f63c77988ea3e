-- The words on a product's pictures: search puts those that say Dad first when someone looks for a gift for Dad.
-- Postgres would read “Nana’s” as one word.
ALTER TABLE product ADD COLUMN says tsvector NOT NULL
  GENERATED ALWAYS AS (jsonb_to_tsvector('english', replace(sample::text, '’', '''')::jsonb, '["string"]')) STORED;
CREATE INDEX product_says ON product USING gin (says);
