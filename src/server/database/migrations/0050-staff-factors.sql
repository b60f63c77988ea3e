-- How members of the staff prove who they are. All of it is missing until an invitation is accepted.
ALTER TABLE staff
  ADD COLUMN accepted_at timestamptz,
  -- argon2id.
  ADD COLUMN password_hash text;

CREATE TABLE staff_totp (
  staff_id uuid PRIMARY KEY REFERENCES staff,
  -- Encrypted.
  secret bytea NOT NULL,
  -- Of the last code that was used, because each code works once.
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL
);

-- Only an HMAC of each code is stored.
CREATE TABLE staff_recovery_code (
  staff_id uuid NOT NULL REFERENCES staff,
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (staff_id, hash)
);

CREATE TABLE staff_passkey (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  -- The authenticator's id, in base64url.
  credential_id text NOT NULL UNIQUE,
  -- In the format of COSE.
  public_key bytea NOT NULL,
  -- How often the authenticator was used, if it counts.
  counter bigint NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_passkey_of_member ON staff_passkey (staff_id);

-- Challenges that a passkey signs, once. Stored as SHA-256 only.
CREATE TABLE staff_challenge (
  hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'signIn')),
  -- The member who registers a passkey; null for signing in, where the passkey names the member.
  staff_id uuid REFERENCES staff,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_challenge_expires ON staff_challenge (expires_at);

ALTER TABLE staff_session
  ADD COLUMN opened_by text NOT NULL DEFAULT 'link'
    CHECK (opened_by IN ('link', 'invitation', 'password', 'passkey')),
  -- What the browser calls itself.
  ADD COLUMN device text NOT NULL DEFAULT '';
