-- Jobs and webhooks write emails, machine files, payments and refunds of an order without a step in its history.
-- Only the order's own page shows them, so they are a change of their own: lists do not become outdated.
CREATE FUNCTION tell_office_of_order_detail() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
    concerned uuid;
    which text;
  BEGIN
    concerned := CASE TG_TABLE_NAME
      WHEN 'machine_file' THEN (SELECT order_id FROM order_line WHERE id = (changed ->> 'order_line_id')::uuid)
      WHEN 'refund' THEN (
        SELECT order_id FROM payment_attempt JOIN capture ON capture.attempt_id = payment_attempt.id
        WHERE capture.id = (changed ->> 'capture_id')::uuid)
      -- The confirmation is recorded by the order, other emails by the history row that they are about.
      WHEN 'mail_sent' THEN coalesce(
        (SELECT order_id FROM order_history WHERE id = (changed ->> 'subject_id')::uuid),
        (changed ->> 'subject_id')::uuid)
      ELSE (changed ->> 'order_id')::uuid
    END;
    SELECT reference INTO which FROM customer_order WHERE id = concerned;
    IF which IS NOT NULL THEN
      PERFORM pg_notify('office', 'orderDetail ' || which);
    END IF;
    RETURN NULL;
  END $$;

CREATE TRIGGER mail_sent_told AFTER INSERT ON mail_sent
  FOR EACH ROW WHEN (NEW.purpose IN ('orderConfirmation', 'orderConfirmationAgain', 'orderNews', 'orderNewsAgain'))
  EXECUTE FUNCTION tell_office_of_order_detail();
CREATE TRIGGER machine_file_told AFTER INSERT OR UPDATE OR DELETE ON machine_file
  FOR EACH ROW EXECUTE FUNCTION tell_office_of_order_detail();
CREATE TRIGGER payment_attempt_detail_told AFTER INSERT OR UPDATE OF state, provider_order_id ON payment_attempt
  FOR EACH ROW EXECUTE FUNCTION tell_office_of_order_detail();
CREATE TRIGGER refund_told AFTER INSERT OR UPDATE OF state, provider_refund_id ON refund
  FOR EACH ROW EXECUTE FUNCTION tell_office_of_order_detail();
-- Orders of a guest become a customer's by a job.
CREATE TRIGGER customer_order_adopted AFTER UPDATE OF customer_id ON customer_order
  FOR EACH ROW WHEN (OLD.customer_id IS DISTINCT FROM NEW.customer_id)
  EXECUTE FUNCTION tell_office('order', 'reference');
