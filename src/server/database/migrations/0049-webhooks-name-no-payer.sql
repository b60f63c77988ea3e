-- Stored events used to contain the payer's name and address. Events still to be acted on keep what
-- the shop reads of them.
UPDATE webhook_event SET payload = CASE WHEN processed_at IS NOT NULL THEN '{}' ELSE
  jsonb_build_object('id', payload -> 'id', 'event_type', payload -> 'event_type',
    'resource', jsonb_strip_nulls(jsonb_build_object(
      'id', payload #> '{resource,id}',
      'links', payload #> '{resource,links}',
      'supplementary_data', jsonb_build_object('related_ids', jsonb_build_object(
        'order_id', payload #> '{resource,supplementary_data,related_ids,order_id}'))))) END;
