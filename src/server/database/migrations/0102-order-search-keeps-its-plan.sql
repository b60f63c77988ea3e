-- What the search of orders reads of these orders. Postgres planned the statement at each order, because it took every
-- order for NULL; now it keeps its plan, which does not depend on how many orders are named.
CREATE OR REPLACE FUNCTION refresh_order_search(orders uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, ordered, everything)
  SELECT id, ' ' || search_text(ordered) || ' ', ' ' || search_text(concat_ws(' ', ordered, people)) || ' '
  FROM (
    SELECT o.id,
      concat_ws(' ', o.reference, replace(o.reference, '-', ''),
        (SELECT string_agg(concat_ws(' ', sku, name,
            (SELECT string_agg(word ->> 'text', ' ') FROM jsonb_array_elements(words) word)), ' ' ORDER BY position)
          FROM order_line WHERE order_id = o.id)) AS ordered,
      concat_ws(' ', person.first_name, person.last_name, person.email, person.phone, person.mobile,
        to_name.name, person.shipping_address ->> 'PostCode',
        replace(person.shipping_address ->> 'PostCode', ' ', ''),
        (SELECT string_agg(tracking, ' ') FROM shipment WHERE order_id = o.id)) AS people
    FROM customer_order o
    LEFT JOIN order_person person ON person.order_id = o.id
    CROSS JOIN LATERAL (SELECT concat_ws(' ', person.shipping_address ->> 'FirstName',
      person.shipping_address ->> 'LastName', person.shipping_address ->> 'Company',
      person.shipping_address ->> 'CityTown') AS name) to_name
    WHERE o.id = ANY ((SELECT orders)::uuid[])
  ) found
  ON CONFLICT (order_id) DO UPDATE SET ordered = excluded.ordered, everything = excluded.everything $$;
