-- Runs that make sample orders in a shop in trial mode.
CREATE TABLE sample_run (
  id uuid PRIMARY KEY,
  wanted integer NOT NULL CHECK (wanted > 0),
  made integer NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL,
  began_at timestamptz,
  ended_at timestamptz,
  -- Shown to the owner; null if all were made.
  failure text
);
CREATE UNIQUE INDEX sample_run_under_way ON sample_run ((true)) WHERE ended_at IS NULL;
