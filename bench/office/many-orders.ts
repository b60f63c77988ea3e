/** Fills the demo shop with orders of the last three years, by SQL alone. */
import { sql } from 'kysely';
import { formatOrderReference } from '../../src/domain/orders/order-number.ts';
import type { Database } from '../../src/server/database/connection/connection.ts';

const FIRST = [
  'Siân',
  'Mair',
  'Owain',
  'Hamza',
  'Marcia',
  'Helen',
  'Meera',
  'Lauren',
  'Sam',
  'Noor',
  'Rhian',
  'Łucja',
  'Zoë',
  'Dewi',
  'Aisha',
  'Callum',
  'Fiona',
  'George',
  'Priya',
  'Tomos',
];
const LAST = [
  'Price',
  'Hughes',
  'Qureshi',
  'Campbell',
  'Ackroyd',
  'Patel',
  'Fielding',
  'Whitlock',
  'Bowen',
  'Kowalska',
  'MacDonald',
  'O’Neill',
  'Okafor',
  'Sutcliffe',
  'Pemberton',
  'Ramsbottom',
];
const TOWNS = [
  ['Ludlow', 'SY8'],
  ['Bradford', 'BD9'],
  ['Leeds', 'LS7'],
  ['Halifax', 'HX3'],
  ['Leicester', 'LE4'],
  ['Hull', 'HU5'],
  ['Bristol', 'BS6'],
  ['Cardiff', 'CF24'],
  ['Exeter', 'EX4'],
  ['Oban', 'PA34'],
];
const WORDS = [
  'The Hendersons',
  'Dad & Hamza',
  'Biscuit',
  'Mrs Adeyemi',
  'Est. 2019',
  'Нина',
  '山田',
  'Nain a Taid',
  'Just married',
  'World’s best grandad',
  'Ollie',
  'Maisie',
  'Team Cornwall',
  'Happy birthday',
];

export interface ManyOrders {
  orders: number;
  customers: number;
  now: Date;
}

/** Most are delivered; some thousand are to be made and sent, a hundred of them late. */
export async function fillOrders(database: Database, wanted: ManyOrders): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SET session_replication_role = replica`.execute(connection);
    await fillPeople(connection, wanted);
    await fillLines(connection);
    await fillPieces(connection, wanted);
    await fillReports(connection);
    await fillCourse(connection, wanted);
    await sql`ANALYZE`.execute(connection);
    await sql`SELECT refresh_order_search(NULL)`.execute(connection);
    await sql`SET session_replication_role = origin`.execute(connection);
    await sql`VACUUM ANALYZE`.execute(connection);
    await sql`SET statement_timeout = '15s'`.execute(connection);
  });
}

async function fillPeople(
  database: Database,
  { orders, customers, now }: ManyOrders,
): Promise<void> {
  await sql`
    INSERT INTO customer (id, email, first_name, last_name, created_at)
    SELECT gen_random_uuid(), format('customer%s@example.org', n), ${pick(FIRST, 'n * 7')}, ${pick(LAST, 'n * 11')}, ${now}
    FROM generate_series(1, ${customers}::int) n`.execute(database);
  await sql`
    CREATE TEMP TABLE made AS
    SELECT n, gen_random_uuid() AS id, customer.id AS customer_id, first_name, last_name, email,
      ${now}::timestamptz - make_interval(mins => ((${orders}::int - n) * (3.0 * 365 * 1440 / ${orders}::int))::int) AS placed_at,
      (${now}::timestamptz + make_interval(days => 1 - (${orders}::int - n) / 500))::date::text AS leaves,
      CASE WHEN n > ${orders}::int - 1000 THEN 'paid' WHEN n > ${orders}::int - 2000 THEN 'inProduction'
        WHEN n > ${orders}::int - 4000 THEN 'dispatched' WHEN n % 40 = 0 THEN 'cancelled' ELSE 'delivered' END AS state
    FROM generate_series(1, ${orders}::int) n
    JOIN (SELECT *, row_number() OVER () AS place FROM customer) customer ON customer.place = 1 + n % ${customers}::int`.execute(
    database,
  );
  await sql`
    INSERT INTO cart (id, state) SELECT 'bench', 'ordered'`.execute(database);
  const references = Array.from({ length: orders }, (_, place) => formatOrderReference(place + 1));
  await sql`
    INSERT INTO customer_order (id, key, reference, customer_id, cart_id, cart_version, state, items_total_pence,
      shipping_total_pence, sub_total_pence, tax_pence, total_pence, vat_registered, shipping_method, promise, placed_at,
      paid_at, left_cart_at, held_at, held_reason, piece_count)
    SELECT id, 'bench-' || n, reference,
      customer_id, 'bench', n, state, 1249, 499, 1457, 291, 1748, true, 'standard',
      jsonb_build_object('dispatchOn', leaves, 'arrivesFrom', leaves, 'arrivesTo', leaves), placed_at, placed_at, placed_at,
      CASE WHEN n % 30 = 0 AND state = 'paid' THEN placed_at END, CASE WHEN n % 30 = 0 AND state = 'paid' THEN 'Photo too small' END,
      (1 + n % 2) * CASE WHEN n % 3 = 0 THEN 2 ELSE 1 END
    FROM made JOIN unnest(${references}::text[]) WITH ORDINALITY AS named (reference, place) ON place = n`.execute(
    database,
  );
  await sql`
    INSERT INTO order_person (order_id, first_name, last_name, email, phone, mobile, comment, payment_address, shipping_address)
    SELECT id, first_name, last_name, email, '', '', CASE WHEN n % 5 = 0 THEN 'With love' ELSE '' END, address, address
    FROM made, LATERAL (SELECT jsonb_build_object('FirstName', first_name, 'LastName', last_name, 'Company', '',
      'AddressLine1', n || ' High Street', 'AddressLine2', '', 'AddressLine3', '', 'CityTown', ${pick(
        TOWNS.map(([town]) => town!),
        'n',
      )},
      'County', '', 'PostCode', ${pick(
        TOWNS.map(([, code]) => code!),
        'n',
      )} || ' ' || n % 10 || chr(65 + (n / 10) % 26) || chr(65 + (n / 260) % 26),
      'Country', 'GB', 'Method', 'standard') AS address) there`.execute(database);
}

/** Two lines in every third order. */
async function fillLines(database: Database): Promise<void> {
  await sql`
    INSERT INTO order_line (id, order_id, position, product_variant_id, blank_variant_id, product_slug, sku, name, options,
      quantity, unit_price_pence, line_total_pence, vat_rate_percent, vat_pence, document, process, mirrored, plate, angle,
      production_state, words, renderer, fonts, design_hash)
    SELECT gen_random_uuid(), made.id, line - 1, variant.id, variant.blank_variant_id, variant.slug, variant.sku, variant.name, '{}',
      1 + n % 2, 1249, 1249 * (1 + n % 2), 20, 208, '{}', variant.process, false, 'mug-white', 'front',
      CASE state WHEN 'paid' THEN 'waiting' WHEN 'inProduction' THEN 'making' WHEN 'cancelled' THEN 'cancelled' ELSE 'packed' END,
      jsonb_build_array(jsonb_build_object('label', 'Name', 'text', ${pick(WORDS, 'n + line')} || ' ' || n)), 1, '{}', md5(n::text)
    FROM made CROSS JOIN generate_series(1, 2) line CROSS JOIN (SELECT count(*) AS variants FROM product_variant) counted
    JOIN (SELECT product_variant.*, product.name, product.slug, finish.process, row_number() OVER () AS place
      FROM product_variant JOIN product ON product.id = product_variant.product_id
      JOIN blank_variant ON blank_variant.id = blank_variant_id JOIN finish ON finish.id = finish_id) variant
      ON variant.place = 1 + (n + line) % variants
    WHERE line = 1 OR n % 3 = 0`.execute(database);
}

/** As triggers and services would, which do not run here. Six members make; one piece of fifty is spoiled. */
async function fillPieces(database: Database, { now }: ManyOrders): Promise<void> {
  await sql`
    INSERT INTO staff (id, email, role, created_at)
    SELECT gen_random_uuid(), format('maker%s@example.org', n), 'workshop', ${now} FROM generate_series(1, 6) n`.execute(
    database,
  );
  await sql`
    INSERT INTO blank_cost (blank_variant_id, cost_pence)
    SELECT id, 100 + position * 7 FROM blank_variant`.execute(database);
  await sql`
    INSERT INTO piece (id, order_line_id, copy, state, changed_at, maker_id, started_at, made_at, dispatched_at)
    SELECT gen_random_uuid(), line, copy, state, placed_at,
      CASE WHEN is_made THEN makers[1 + n % 6] END, CASE WHEN is_made AND n % 20 > 0 THEN began END,
      CASE WHEN is_made THEN began + make_interval(mins => 5 + n % 40) END, CASE WHEN is_made THEN ${sentAt()} END
    FROM (SELECT n, order_line.id AS line, copy, placed_at, production_state = 'packed' AS is_made,
        placed_at + make_interval(hours => 2 + n % 20) AS began,
        CASE production_state WHEN 'packed' THEN 'dispatched' ELSE production_state END AS state
      FROM made JOIN order_line ON order_id = made.id, generate_series(1, quantity) copy) AS wanted,
      (SELECT array_agg(id) AS makers FROM staff) AS workshop`.execute(database);
  await sql`
    WITH chosen AS (
      SELECT piece.*, gen_random_uuid() AS spoiled, row_number() OVER () AS place FROM piece WHERE made_at IS NOT NULL),
    spoiled AS (
      INSERT INTO piece (id, order_line_id, copy, state, spoil_cause, changed_at, maker_id, started_at, spoiled_at, written_off_pence)
      SELECT spoiled, order_line_id, copy, 'spoiled', (ARRAY['misprint', 'colour', 'broken', 'lost'])[1 + place % 4],
        made_at - interval '2 minutes', maker_id, started_at, made_at - interval '2 minutes', 150
      FROM chosen WHERE place % 50 = 0)
    UPDATE piece SET remake_of = spoiled FROM chosen WHERE chosen.id = piece.id AND place % 50 = 0`.execute(
    database,
  );
}

/** What triggers note for reports. */
async function fillReports(database: Database): Promise<void> {
  await sql`
    INSERT INTO sold_line (order_line_id, order_id, paid_at, product_variant_id, quantity, total_pence)
    SELECT order_line.id, order_id, paid_at, product_variant_id, quantity, line_total_pence
    FROM order_line JOIN customer_order ON customer_order.id = order_id WHERE paid_at IS NOT NULL`.execute(
    database,
  );
  await sql`
    INSERT INTO piece_course (piece_id, order_id, process, blank_variant_id, paid_at, due_on, is_sent_again, maker_id,
      started_at, made_at, dispatched_at, spoiled_at, spoil_cause, written_off_pence)
    SELECT piece.id, order_id, process, blank_variant_id, paid_at, (promise ->> 'dispatchOn')::date, false, maker_id,
      started_at, made_at, dispatched_at, spoiled_at, spoil_cause, written_off_pence
    FROM piece JOIN order_line ON order_line.id = order_line_id JOIN customer_order ON customer_order.id = order_id
    WHERE coalesce(made_at, dispatched_at, spoiled_at) IS NOT NULL`.execute(database);
}

/** One order of seven leaves days after the others. */
const sentAt = () =>
  sql`placed_at + make_interval(hours => 24 + n % 24 + CASE WHEN n % 7 = 0 THEN 72 ELSE 0 END)`;

async function fillCourse(database: Database, { now }: ManyOrders): Promise<void> {
  await sql`
    INSERT INTO invoice_rate (invoice_id, vat_rate_percent, kind, issued_at, gross_pence, vat_pence)
    SELECT gen_random_uuid(), 20, 'invoice', placed_at, 1748, 291 FROM made WHERE state <> 'cancelled'`.execute(
    database,
  );
  await sql`
    INSERT INTO order_history (id, order_id, at, actor, event, from_state, to_state)
    SELECT gen_random_uuid(), id, placed_at, 'customer', event, NULL, 'paid'
    FROM made, unnest(ARRAY['place', 'pay', 'startProduction', 'dispatch', 'deliver']) event`.execute(
    database,
  );
  await sql`
    INSERT INTO shipment (id, order_id, state, carrier, tracking, dispatched_at)
    SELECT gen_random_uuid(), id, 'delivered', 'royal-mail', format('AB%sGB', lpad(n::text, 9, '0')), ${sentAt()}
    FROM made WHERE state IN ('dispatched', 'delivered')`.execute(database);
  await sql`
    INSERT INTO shipment_line (shipment_id, order_line_id, quantity)
    SELECT shipment.id, order_line.id, quantity FROM shipment JOIN order_line USING (order_id)`.execute(
    database,
  );
  await sql`
    INSERT INTO payment_attempt (id, order_id, provider, provider_order_id, request_id, state, amount_pence, currency, created_at, updated_at)
    SELECT gen_random_uuid(), id, 'paypal', 'P' || n, 'R' || n, CASE WHEN n % 20000 = 0 THEN 'review' ELSE 'captured' END, 1748, 'GBP', placed_at, ${now}
    FROM made`.execute(database);
}

/** One of these texts, by the remainder of a number. */
function pick(texts: readonly string[], number: string) {
  return sql`(${[...texts]}::text[])[1 + (${sql.raw(number)}) % ${sql.lit(texts.length)}]`;
}
