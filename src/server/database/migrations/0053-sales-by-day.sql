-- Sales of recent days, read from the index alone.
CREATE INDEX customer_order_paid ON customer_order (paid_at) INCLUDE (total_pence) WHERE paid_at IS NOT NULL;
