/** Keeps files in place while a backup copies them: it takes its snapshot of the database first and the files after that. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from './connection.ts';

/** Any number will do that no other advisory lock uses. */
const LOCK = 7_366_201_916;
const ASK_AGAIN_AFTER = 5 * 60 * 1000;

/** Waits for deletions under way and for other backups. Held until the connection ends. */
export async function holdBackupLock(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

/** false: a backup is being written. Until the end of the transaction none begins to. */
export async function mayDeleteFiles(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${LOCK}) AS free`.execute(transaction);
  return rows[0]?.free ?? false;
}

/** When to try a deletion again that a backup put off. */
export const afterBackup = (now: Date): Date => new Date(now.getTime() + ASK_AGAIN_AFTER);
