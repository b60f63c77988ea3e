/** The shared dependencies of this feature's functions. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import { journalStore } from './journal.store.ts';

export interface JournalDependencies {
  database: Database;
  clock: Clock;
}

export type JournalContext = ReturnType<typeof journalContext>;

export function journalContext({ database, clock }: JournalDependencies) {
  return { clock, store: journalStore(database) };
}
