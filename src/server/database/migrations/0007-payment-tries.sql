-- A capture repeated after a time-out keeps its key; one tried again after a refusal needs a new one.
ALTER TABLE payment_attempt ADD COLUMN capture_try integer NOT NULL DEFAULT 0;
ALTER TABLE payment_attempt ADD COLUMN attempt_number integer NOT NULL DEFAULT 1;
CREATE INDEX payment_attempt_order ON payment_attempt (order_id);
CREATE INDEX payment_attempt_open ON payment_attempt (created_at) WHERE state IN ('created', 'pending');
-- The sum of refunds never exceeds the capture: reserved under the lock of this row.
ALTER TABLE capture ADD COLUMN refunded_pence integer NOT NULL DEFAULT 0;
ALTER TABLE capture ADD CONSTRAINT refunds_within_capture CHECK (refunded_pence BETWEEN 0 AND amount_pence);
-- The shopper's words with their labels, frozen, because a design may later name its fields otherwise.
ALTER TABLE order_line ADD COLUMN words jsonb NOT NULL DEFAULT '[]';
