-- Sessions of the staff. The secret in the cookie is stored as SHA-256 only.
CREATE TABLE staff_session (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- The last call, to the minute.
  used_at timestamptz NOT NULL,
  -- When the member last proved their identity. Dangerous calls need a recent proof.
  proved_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX staff_session_of_member ON staff_session (staff_id) WHERE ended_at IS NULL;
