-- Open pages of the office hear 'office' with what changed and which one, at commit.
-- Arguments: what changed, or '' for the subject of a journal entry; the column that says which one.
CREATE FUNCTION tell_office() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  DECLARE
    fresh jsonb := to_jsonb(NEW);
    about text := coalesce(nullif(TG_ARGV[0], ''), fresh ->> 'subject_kind');
    which text := fresh ->> TG_ARGV[1];
  BEGIN
    IF TG_ARGV[1] = 'order_id' THEN
      SELECT reference INTO which FROM customer_order WHERE id = which::uuid;
    END IF;
    PERFORM pg_notify('office', about || ' ' || which);
    RETURN NULL;
  END $$;

CREATE TRIGGER order_history_told AFTER INSERT ON order_history
  FOR EACH ROW EXECUTE FUNCTION tell_office('order', 'order_id');
CREATE TRIGGER payment_attempt_told AFTER UPDATE OF state ON payment_attempt
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND (OLD.state = 'review' OR NEW.state = 'review'))
  EXECUTE FUNCTION tell_office('review', 'order_id');
CREATE TRIGGER website_message_told AFTER INSERT ON website_message
  FOR EACH ROW EXECUTE FUNCTION tell_office('message', 'id');
CREATE TRIGGER draft_reply_told AFTER INSERT ON draft_reply
  FOR EACH ROW EXECUTE FUNCTION tell_office('draftReply', 'draft_id');
-- Every sale would be too much: pages are told when a band is crossed.
CREATE TRIGGER blank_variant_told AFTER UPDATE ON blank_variant
  FOR EACH ROW WHEN (stock_band(OLD.stock) IS DISTINCT FROM stock_band(NEW.stock))
  EXECUTE FUNCTION tell_office('stock', 'sku');
CREATE TRIGGER journal_told AFTER INSERT ON journal
  FOR EACH ROW EXECUTE FUNCTION tell_office('', 'subject_id');
