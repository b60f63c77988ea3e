-- Shoppers' previews for the minutes that they live, so that any process can show what another composed.
-- UNLOGGED: nothing of them reaches the write-ahead log, a replica or a base backup; a crash of Postgres empties it.
CREATE UNLOGGED TABLE preview_picture (
  id text PRIMARY KEY,
  picture bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
-- WebP does not pack any further.
ALTER TABLE preview_picture ALTER COLUMN picture SET STORAGE EXTERNAL;
CREATE INDEX preview_picture_expiry ON preview_picture (expires_at);
