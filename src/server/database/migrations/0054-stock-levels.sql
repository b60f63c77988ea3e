-- Who changed stock, and the level at which a blank is ordered again.
CREATE TABLE stock_change (
  id uuid PRIMARY KEY,
  blank_variant_id uuid NOT NULL REFERENCES blank_variant,
  kind text NOT NULL CHECK (kind IN ('delivered', 'removed', 'counted')),
  count integer NOT NULL,
  before integer NOT NULL,
  after integer NOT NULL,
  held integer NOT NULL,
  sold integer NOT NULL,
  short integer NOT NULL,
  actor_kind text NOT NULL,
  actor text NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX stock_change_blank ON stock_change (blank_variant_id, at DESC);

CREATE TABLE reorder_level (
  blank_variant_id uuid PRIMARY KEY REFERENCES blank_variant,
  level integer NOT NULL CHECK (level >= 0)
);
