/** Deletes machine files some time after dispatch, and makes them again on request. */
import { sql } from 'kysely';
import { DAY } from '../../../../domain/time/durations.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { ArtworkService } from '../../artwork/artwork.service.ts';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import { machineFilesQueue } from './machine-files.queue.ts';

export interface RetentionDependencies {
  database: Database;
  clock: Clock;
  artwork: Pick<ArtworkService, 'hasAllPhotos'>;
  /** Also applies to cancelled orders, from when they were placed. */
  daysAfterDispatch: number;
}

const LINES_AT_ONCE = 200;

export function machineFilesRetention({
  database,
  clock,
  artwork,
  daysAfterDispatch,
}: RetentionDependencies) {
  /** Returns the number of lines that lost their files. */
  const forgetSome = (before: Date): Promise<number> =>
    database.transaction().execute(async (transaction) => {
      const lines = await forgetRows(transaction, before);
      for (const { orderLineId, mediaKeys } of lines)
        // Uses the line's queue, so that it never runs concurrently with a job that makes the
        // files.
        await enqueue(
          transaction,
          'deleteMadeFiles',
          { mediaKeys },
          { queue: machineFilesQueue(orderLineId) },
        );
      return lines.length;
    });

  return {
    /**
     * Job: deletes files of orders dispatched or cancelled long enough ago. Files made again since
     * then get the same period.
     */
    async deleteDue(): Promise<void> {
      const before = new Date(clock().getTime() - daysAfterDispatch * DAY);
      while ((await forgetSome(before)) === LINES_AT_ONCE);
    },

    /**
     * Queues files for the lines of a dispatched order that have none. Returns the number of lines;
     * erased lines and lines without their photographs are left out.
     */
    async makeAgain(orderId: string): Promise<number> {
      const { rows } = await sql<{ id: string; document: DesignDocument }>`
        SELECT order_line.id, document FROM order_line JOIN customer_order ON customer_order.id = order_id
        WHERE order_id = ${orderId} AND state IN ('dispatched', 'delivered') AND design_hash <> ''
          AND NOT EXISTS (SELECT FROM machine_file WHERE order_line_id = order_line.id)`.execute(
        database,
      );
      let queued = 0;
      for (const { id: orderLineId, document } of rows) {
        if (!(await artwork.hasAllPhotos(document))) continue;
        const options = {
          queue: machineFilesQueue(orderLineId),
          key: `machineFiles ${orderLineId}`,
        };
        await database
          .transaction()
          .execute((transaction) =>
            enqueue(transaction, 'makeMachineFiles', { orderLineId }, options),
          );
        queued += 1;
      }
      return queued;
    },
  };
}

async function forgetRows(
  transaction: Transaction,
  before: Date,
): Promise<{ orderLineId: string; mediaKeys: string[] }[]> {
  const { rows } = await sql<{ orderLineId: string; mediaKeys: string[] }>`
    WITH due AS (
      SELECT DISTINCT order_line_id FROM machine_file
      JOIN order_line ON order_line.id = order_line_id
      JOIN customer_order ON customer_order.id = order_id
      WHERE machine_file.created_at < ${before} AND (
        state = 'cancelled' AND placed_at < ${before}
        OR state IN ('dispatched', 'delivered') AND coalesce(
          (SELECT max(dispatched_at) FROM shipment WHERE shipment.order_id = customer_order.id), placed_at) < ${before})
      LIMIT ${LINES_AT_ONCE}
    ), gone AS (
      DELETE FROM machine_file USING due WHERE machine_file.order_line_id = due.order_line_id
      RETURNING machine_file.order_line_id, media_key
    )
    SELECT order_line_id AS "orderLineId", array_agg(media_key) AS "mediaKeys" FROM gone GROUP BY order_line_id`.execute(
    transaction,
  );
  return rows;
}
