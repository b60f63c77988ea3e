-- People: accounts, apart from the money rows, so that erasing a person keeps invoices whole.
CREATE TABLE customer (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  mobile text,
  password_hash text,
  marketing boolean NOT NULL DEFAULT false,
  profile_updated_at timestamptz,
  email_confirmed_at timestamptz,
  deactivated_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
