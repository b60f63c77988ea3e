-- Orders that the staff take by phone or email are paid by a link, until this time.
-- Null: a shopper's own order, which is given up some hours after its last attempt to pay.
ALTER TABLE customer_order ADD COLUMN pay_by timestamptz;
