-- What a refund gives back of the invoice, line by line: frozen when its amount is set aside, so that refunds together
-- never credit more of a line or its VAT than was invoiced. NULL where nothing was invoiced: money that came too late.
ALTER TABLE refund ADD COLUMN covers jsonb;
ALTER TABLE refund ADD COLUMN actor text NOT NULL DEFAULT 'shop';

-- One given back at the provider's own site is noted once, whoever tells of it.
CREATE UNIQUE INDEX refund_at_provider ON refund (provider_refund_id);
