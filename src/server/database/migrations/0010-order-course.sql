-- What happens to an order after it is paid: parcels with their dates, credit notes bound to their refund.
ALTER TABLE shipment ADD COLUMN dispatched_at timestamptz;
ALTER TABLE shipment ADD COLUMN delivered_at timestamptz;
CREATE INDEX shipment_order ON shipment (order_id);

-- A credit note is owed by exactly one refund.
ALTER TABLE invoice ADD COLUMN refund_id uuid UNIQUE REFERENCES refund;
ALTER TABLE invoice ADD CONSTRAINT credit_note_has_refund CHECK ((kind = 'creditNote') = (refund_id IS NOT NULL));
CREATE INDEX invoice_order ON invoice (order_id);
