-- The PIN by which a member proves on a shared tablet who they are: argon2id of the PIN keyed with the shop's secret.
ALTER TABLE staff ADD COLUMN pin_hash text;
-- Since when the session is of a shared tablet; null: of one member.
ALTER TABLE staff_session ADD COLUMN tablet_since timestamptz;

-- Who has entered their PIN on a shared tablet.
CREATE TABLE staff_session_maker (
  session_id uuid NOT NULL REFERENCES staff_session ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff,
  proved_at timestamptz NOT NULL,
  -- What they did last on it, to the minute. Later the PIN is asked for again.
  used_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, staff_id)
);
CREATE INDEX staff_session_maker_of_member ON staff_session_maker (staff_id);

-- Tablets list the members who have a PIN and may make pieces.
CREATE TRIGGER staff_makers_told AFTER UPDATE ON staff
  FOR EACH ROW WHEN (OLD.pin_hash IS DISTINCT FROM NEW.pin_hash OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at
    OR OLD.role <> NEW.role)
  EXECUTE FUNCTION tell_office('maker', 'id');
