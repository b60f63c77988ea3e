/** The products that sold most of late, for searches that find nothing. */
import { sql } from 'kysely';
import type { Clock } from '../../../domain/time/clock.ts';
import { DAY, HOUR } from '../../../domain/time/durations.ts';
import type { Database } from '../../database/connection/connection.ts';
import { boundedCache } from '../../caches/bounded-cache.ts';

const LATELY = 90 * DAY;
/** Of the latest orders, so that a busy shop reads no more than a quiet one. */
const ORDERS_READ = 2000;
const BEST = 8;

export type BestSellers = () => Promise<readonly string[]>;

/** Ids of products, the most sold first; none in a shop that has sold nothing. Read once an hour. */
export function bestSellers({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): BestSellers {
  const kept = boundedCache<Promise<readonly string[]>>('best sellers', { maxEntries: 1 });
  return () => {
    const now = clock().getTime();
    const hour = String(Math.floor(now / HOUR));
    const known = kept.get(hour);
    if (known) return known;
    const reading = readBestSellers(database, new Date(now - LATELY));
    kept.set(hour, reading);
    // A failed read is tried again at the next search.
    reading.catch(() => kept.delete(hour));
    return reading;
  };
}

async function readBestSellers(database: Database, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH latest AS (
      SELECT id FROM customer_order WHERE paid_at >= ${since} AND state <> 'cancelled'
      ORDER BY paid_at DESC LIMIT ${ORDERS_READ}
    )
    SELECT product.id FROM latest
    JOIN order_line ON order_line.order_id = latest.id
    JOIN product_variant ON product_variant.id = order_line.product_variant_id
    JOIN product ON product.id = product_variant.product_id
    WHERE product.is_sold GROUP BY product.id ORDER BY sum(order_line.quantity) DESC, product.id LIMIT ${BEST}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
