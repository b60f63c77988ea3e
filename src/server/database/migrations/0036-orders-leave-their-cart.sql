-- While the provider looks at a payment, what it pays for leaves the cart, and the shopper goes on with the rest or
-- with a new cart. Such an order no longer counts as the cart's unpaid one.
ALTER TABLE customer_order ADD COLUMN left_cart_at timestamptz;
DROP INDEX one_unpaid_order_per_cart;
CREATE UNIQUE INDEX one_unpaid_order_per_cart ON customer_order (cart_id)
  WHERE state = 'awaitingPayment' AND left_cart_at IS NULL;
