-- Messages of the website become a shared inbox of the staff.
ALTER TABLE website_message
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN assignee_id uuid REFERENCES staff,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX website_message_open ON website_message (id) WHERE closed_at IS NULL;
CREATE INDEX website_message_assignee ON website_message (assignee_id);

CREATE TABLE message_answer (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES website_message ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff,
  recipient citext NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX message_answer_message ON message_answer (message_id);

CREATE TABLE answer_template (
  id uuid PRIMARY KEY,
  name citext NOT NULL UNIQUE,
  text text NOT NULL
);
