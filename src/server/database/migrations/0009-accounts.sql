-- Accounts: sessions, links sent by e-mail, two-step, keys, consent, and what customers keep.
ALTER TABLE customer ADD COLUMN erased_at timestamptz;

-- One row a sign-in; its refresh tokens are one family.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('signedOut', 'tokenReused', 'passwordChanged', 'recovered', 'deactivated', 'erased')),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE INDEX session_customer ON session (customer_id) WHERE ended_at IS NULL;

-- Tokens are kept as SHA-256 only; each is used once and names the one it came from.
CREATE TABLE refresh_token (
  hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  parent_hash text,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);
CREATE INDEX refresh_token_parent ON refresh_token (parent_hash);

-- What a letter's link may do. The token is made when the letter is written, and kept as SHA-256 only.
CREATE TABLE account_link (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  purpose text NOT NULL CHECK (purpose IN ('activation', 'recovery')),
  token_hash text UNIQUE,
  -- Recovery: argon2id of the password asked for, which must be typed again.
  pending_password_hash text,
  wrong_tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_link_customer ON account_link (customer_id, purpose) WHERE used_at IS NULL;

CREATE TABLE two_step (
  customer_id uuid PRIMARY KEY REFERENCES customer,
  -- Encrypted with a key derived from the shop's secret.
  secret bytea NOT NULL,
  confirmed_at timestamptz,
  -- Time step of the last code taken: a code works once.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE TABLE recovery_code (
  customer_id uuid NOT NULL REFERENCES customer,
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (customer_id, hash)
);

CREATE TABLE customer_keys (
  customer_id uuid PRIMARY KEY REFERENCES customer,
  public_key text NOT NULL,
  -- Wrapped in the browser by a passphrase that the shop never sees.
  private_key text NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Every giving and taking back of the marketing consent, as proof.
CREATE TABLE marketing_consent (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  given boolean NOT NULL,
  source text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX marketing_consent_customer ON marketing_consent (customer_id, at);

-- Counters of guesses, in the shape that rate-limiter-flexible keeps; expire is in milliseconds since 1970.
CREATE TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE saved_address (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  address jsonb NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX saved_address_customer ON saved_address (customer_id);
CREATE UNIQUE INDEX one_default_address ON saved_address (customer_id) WHERE is_default;

CREATE TABLE wishlist_item (
  customer_id uuid NOT NULL REFERENCES customer,
  product_variant_id uuid NOT NULL REFERENCES product_variant,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_variant_id)
);
CREATE INDEX wishlist_item_variant ON wishlist_item (product_variant_id);

CREATE TABLE notification (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL,
  -- Values for the words of its kind.
  detail jsonb NOT NULL,
  link text,
  -- What it is about: told once, however often the job runs.
  occasion text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  UNIQUE (customer_id, occasion)
);
CREATE INDEX notification_customer ON notification (customer_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (customer_id) WHERE read_at IS NULL;

-- Contact, feedback and report forms.
CREATE TABLE website_message (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  items jsonb NOT NULL,
  color text NOT NULL,
  customer_id uuid REFERENCES customer,
  received_at timestamptz NOT NULL
);

-- Page views by day and pattern of the address: nothing about who looked.
CREATE TABLE page_view (
  day date NOT NULL,
  route text NOT NULL,
  views bigint NOT NULL,
  PRIMARY KEY (day, route)
);
