-- Designs that shoppers keep, and what others they showed them to have answered.
CREATE TABLE draft (
  -- Whoever holds the id of a guest's draft may change it: 128+ random bits.
  id text PRIMARY KEY,
  -- Shows the draft to whoever holds it, and lets them answer.
  share text NOT NULL UNIQUE,
  customer_id uuid REFERENCES customer,
  name text NOT NULL,
  product_variant_id uuid NOT NULL REFERENCES product_variant,
  personalisation jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX draft_customer ON draft (customer_id, updated_at) WHERE customer_id IS NOT NULL;
CREATE INDEX draft_untouched ON draft (updated_at) WHERE customer_id IS NULL;
CREATE INDEX draft_variant ON draft (product_variant_id);
CREATE INDEX draft_edits ON draft USING gin (personalisation jsonb_path_ops) WHERE personalisation ? 'edits';

CREATE TABLE draft_reply (
  id uuid PRIMARY KEY,
  draft_id text NOT NULL REFERENCES draft ON DELETE CASCADE,
  decision text NOT NULL CHECK (decision IN ('approved', 'change')),
  name text NOT NULL,
  message text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX draft_reply_draft ON draft_reply (draft_id);
