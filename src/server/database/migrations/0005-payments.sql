-- Payments: attempts, captures, refunds, webhook events, and a ledger that only grows.
CREATE TABLE payment_attempt (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  provider text NOT NULL,
  provider_order_id text,
  -- Sent as PayPal-Request-Id; the same for every repeat of this attempt.
  request_id text NOT NULL UNIQUE,
  state text NOT NULL,
  amount_pence integer NOT NULL CHECK (amount_pence > 0),
  currency text NOT NULL,
  approval_url text,
  failure text,
  capturing_since timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider, provider_order_id)
);
CREATE UNIQUE INDEX one_live_attempt_per_order ON payment_attempt (order_id)
  WHERE state IN ('created', 'approved', 'capturing', 'pending');
CREATE INDEX payment_attempt_capturing ON payment_attempt (capturing_since) WHERE state = 'capturing';

CREATE TABLE capture (
  id uuid PRIMARY KEY,
  attempt_id uuid NOT NULL REFERENCES payment_attempt,
  provider text NOT NULL,
  provider_capture_id text NOT NULL,
  state text NOT NULL,
  amount_pence integer NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, provider_capture_id)
);
CREATE INDEX capture_attempt ON capture (attempt_id);

CREATE TABLE refund (
  id uuid PRIMARY KEY,
  capture_id uuid NOT NULL REFERENCES capture,
  provider_refund_id text,
  request_id text NOT NULL UNIQUE,
  state text NOT NULL,
  amount_pence integer NOT NULL CHECK (amount_pence > 0),
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX refund_capture ON refund (capture_id);

CREATE TABLE webhook_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  resource_id text,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  PRIMARY KEY (provider, event_id)
);

CREATE TABLE ledger_entry (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES customer_order,
  attempt_id uuid REFERENCES payment_attempt,
  kind text NOT NULL,
  amount_pence integer NOT NULL,
  detail jsonb,
  at timestamptz NOT NULL
);
CREATE INDEX ledger_entry_order ON ledger_entry (order_id, at);
