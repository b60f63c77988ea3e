-- Whether lists, sorting and caches know that a price has begun; a job takes those that begin later at their minute.
ALTER TABLE price ADD COLUMN is_listed boolean NOT NULL DEFAULT false;
UPDATE price SET is_listed = true WHERE valid_from <= now();
CREATE INDEX price_to_list ON price (valid_from) WHERE NOT is_listed;
