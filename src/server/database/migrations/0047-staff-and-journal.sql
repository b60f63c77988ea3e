-- The people who run the shop. They are not customers, and are disabled rather than deleted, because the journal names them.
CREATE TABLE staff (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'workshop', 'support', 'accountant', 'reader')),
  created_at timestamptz NOT NULL,
  disabled_at timestamptz
);
CREATE INDEX staff_owner ON staff (id) WHERE role = 'owner' AND disabled_at IS NULL;

-- Invitations and one-time sign-in links. Tokens are stored as SHA-256 only.
CREATE TABLE staff_link (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  purpose text NOT NULL CHECK (purpose IN ('invitation', 'signIn')),
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Set when the link is used, and when a newer one replaces it.
  used_at timestamptz
);
CREATE UNIQUE INDEX staff_link_open ON staff_link (staff_id, purpose) WHERE used_at IS NULL;

-- Every change by staff, commands and the system. Each row carries the hash of the row before it.
CREATE TABLE journal (
  -- 1, 2, 3 … without gaps.
  number bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'command', 'system')),
  -- The id of the member, the name of the command, or the name of the job.
  actor text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  previous_hash text NOT NULL,
  hash text NOT NULL
);
CREATE INDEX journal_subject ON journal (subject_kind, subject_id, number);

-- The last row of the journal. Writers lock it, so that they append one after another.
CREATE TABLE journal_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  number bigint NOT NULL,
  hash text NOT NULL
);
INSERT INTO journal_head (number, hash) VALUES (0, repeat('0', 64));

CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The journal is append-only: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
CREATE TRIGGER journal_head_kept BEFORE INSERT OR DELETE OR TRUNCATE ON journal_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
CREATE TRIGGER journal_head_moves_on BEFORE UPDATE ON journal_head
  FOR EACH ROW WHEN (NEW.number <> OLD.number + 1) EXECUTE FUNCTION refuse_journal_change();

-- Not TRUNCATE: restoring a backup empties the tables first.
REVOKE UPDATE, DELETE ON journal FROM PUBLIC, CURRENT_USER;
REVOKE DELETE ON journal_head FROM PUBLIC, CURRENT_USER;
