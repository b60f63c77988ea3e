-- Templates of answers have an order, and a version that each change names. Older processes write neither.
ALTER TABLE answer_template
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
