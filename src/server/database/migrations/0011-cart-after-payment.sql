-- A cart that was added to while it was being paid goes on with the rest, and may become another order.
CREATE UNIQUE INDEX one_unpaid_order_per_cart ON customer_order (cart_id) WHERE state = 'awaitingPayment';
CREATE INDEX customer_order_cart ON customer_order (cart_id);
DROP INDEX one_live_order_per_cart;
-- Finds the carts whose lines a cart has taken over.
CREATE INDEX cart_merged ON cart (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX cart_customer ON cart (customer_id);
