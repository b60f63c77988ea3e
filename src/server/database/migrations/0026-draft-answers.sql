-- Deleting a draft can be taken back for a day, and a guest may be told of answers to it.
ALTER TABLE draft
  ADD COLUMN deleted_at timestamptz,
  -- Erased with the draft; empty where nobody is to be told, and for customers, whose account has an address.
  ADD COLUMN tell_email citext NOT NULL DEFAULT '';
CREATE INDEX draft_deleted ON draft (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX draft_tell ON draft (tell_email) WHERE tell_email <> '';
