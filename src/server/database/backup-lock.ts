/** Prevents file deletion during a backup, which takes its database snapshot first and copies the files after it. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from './connection/connection.ts';

/** Any number that no other advisory lock uses. */
const LOCK = 7_366_201_916;
const ASK_AGAIN_AFTER = 5 * 60 * 1000;

/** Waits for running deletions and other backups. Held until the connection ends. */
export async function holdBackupLock(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
}

/** Returns false while a backup is being written; if true, none starts until the transaction ends. */
export async function mayDeleteFiles(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${LOCK}) AS free`.execute(transaction);
  return rows[0]?.free ?? false;
}

/** When to retry a deletion that a backup postponed. */
export const afterBackup = (now: Date): Date => new Date(now.getTime() + ASK_AGAIN_AFTER);
