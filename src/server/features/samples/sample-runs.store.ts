/** Runs that make sample orders, in the database, with their progress. */
import type { Database, Row, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export type SampleRun = Row<'sampleRun'>;

export function sampleRunsStore(database: Database) {
  return {
    ...bound(database, {
      newest: findNewestRun,
      begin: beginRun,
      setMade: setMadeOrders,
      end: endRun,
    }),
    insert: insertRun,
  };
}

/** False while another run is under way. */
export async function insertRun(
  transaction: Transaction,
  run: Pick<SampleRun, 'id' | 'wanted' | 'requestedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('sampleRun')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findNewestRun(database: Database): Promise<SampleRun | undefined> {
  return database
    .selectFrom('sampleRun')
    .selectAll()
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Undefined if the run has begun before, or has ended. */
export function beginRun(
  database: Database,
  id: string,
  beganAt: Date,
): Promise<SampleRun | undefined> {
  return database
    .updateTable('sampleRun')
    .set({ beganAt })
    .where('id', '=', id)
    .where('beganAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setMadeOrders(database: Database, id: string, made: number): Promise<void> {
  await database.updateTable('sampleRun').set({ made }).where('id', '=', id).execute();
}

export async function endRun(
  database: Database,
  id: string,
  { endedAt, failure }: { endedAt: Date; failure: string | null },
): Promise<void> {
  await database
    .updateTable('sampleRun')
    .set({ endedAt, failure })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}
