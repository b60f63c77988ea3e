-- Occasions that come every year, and the emails that remind buyers of them.
ALTER TABLE category ADD COLUMN yearly boolean NOT NULL DEFAULT false;
UPDATE category SET yearly = true WHERE slug IN
  ('birthday', 'anniversaries', 'valentines', 'mothers-day', 'fathers-day', 'end-of-term', 'christmas');

CREATE TABLE reminder (
  id uuid PRIMARY KEY,
  -- It is the buyer's of this order, whose address it goes to, or the customer's who added it.
  order_id uuid REFERENCES customer_order,
  customer_id uuid REFERENCES customer,
  -- The slug of its category; null for an occasion in the buyer's own words.
  occasion text,
  -- As the buyer calls it; empty once it has ended.
  label text NOT NULL,
  gift_day text CHECK (gift_day IN ('valentines', 'mothersDay', 'fathersDay', 'christmas')),
  month integer CHECK (month BETWEEN 1 AND 12),
  day integer CHECK (day BETWEEN 1 AND 31),
  -- Every year; otherwise it ends with its first email.
  yearly boolean NOT NULL,
  -- The next date of the occasion.
  next_on date NOT NULL,
  -- Of the link that stops it; null before the first email.
  stop_hash text UNIQUE,
  consented_at timestamptz NOT NULL,
  consent_version integer NOT NULL,
  ended_at timestamptz,
  CHECK (num_nonnulls(order_id, customer_id) = 1),
  CHECK (num_nonnulls(gift_day, month) = 1),
  CHECK (num_nonnulls(month, day) <> 1)
);
CREATE INDEX reminder_order ON reminder (order_id);
CREATE INDEX reminder_customer ON reminder (customer_id);
CREATE INDEX reminder_next ON reminder (next_on, id) WHERE ended_at IS NULL;
CREATE INDEX reminder_ended ON reminder (ended_at) WHERE ended_at IS NOT NULL;
