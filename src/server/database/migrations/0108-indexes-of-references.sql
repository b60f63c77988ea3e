-- Postgres looks for rows that refer to a deleted one. Without an index each unpaid order that is
-- deleted reads four whole tables.
CREATE INDEX sold_line_order ON sold_line (order_id);
CREATE INDEX piece_course_order ON piece_course (order_id);
CREATE INDEX shipment_line_line ON shipment_line (order_line_id);
CREATE INDEX ledger_entry_attempt ON ledger_entry (attempt_id) WHERE attempt_id IS NOT NULL;

-- What an account is given, and loses when it is erased, are also its ended sessions and used links.
CREATE INDEX session_of_customer ON session (customer_id);
DROP INDEX session_customer;
CREATE INDEX account_link_of_customer ON account_link (customer_id, purpose);
DROP INDEX account_link_customer;
CREATE INDEX website_message_customer ON website_message (customer_id) WHERE customer_id IS NOT NULL;
