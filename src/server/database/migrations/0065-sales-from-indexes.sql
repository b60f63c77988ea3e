-- Reports of a year add up sold lines without reading the tables.
DROP INDEX customer_order_paid;
CREATE INDEX customer_order_paid ON customer_order (paid_at) INCLUDE (id, total_pence) WHERE paid_at IS NOT NULL;
CREATE INDEX order_line_sold ON order_line (order_id) INCLUDE (product_variant_id, quantity, line_total_pence);
