-- Finds orders that were given up unpaid, and emptied webhook events, when they are due to be deleted.
CREATE INDEX customer_order_given_up ON customer_order (placed_at) WHERE state = 'cancelled' AND paid_at IS NULL;
CREATE INDEX webhook_event_received ON webhook_event (received_at);
CREATE INDEX mail_sent_at ON mail_sent (sent_at);
CREATE INDEX notification_created ON notification (created_at);
-- Drawings of orders that were given up before.
UPDATE order_line SET document = '{}' FROM customer_order
  WHERE customer_order.id = order_line.order_id AND state = 'cancelled' AND paid_at IS NULL;
