-- Sample orders are marked, because nobody is emailed about them, whoever takes their later steps.
ALTER TABLE customer_order ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
-- Earlier ones are known by their buyers' domain, which is reserved and receives no mail.
UPDATE customer_order SET is_sample = true
  WHERE id IN (SELECT order_id FROM order_person WHERE email LIKE '%@example.org')
    AND EXISTS (SELECT FROM journal WHERE action = 'samples.make');
