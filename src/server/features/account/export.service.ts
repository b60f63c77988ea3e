/** Exports a copy of all data about a customer, or about a guest. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import { exportStore } from './export.store.ts';
import { guestExportStore } from './guest-export.store.ts';

export type ExportService = ReturnType<typeof exportService>;

type Parts = Record<string, (whose: string) => Promise<unknown>>;

export function exportService({ database, clock }: { database: Database; clock: Clock }) {
  const copy = async (parts: Parts, whose: string): Promise<Record<string, unknown>> => {
    const read = Object.entries(parts).map(
      async ([name, rows]) => [name, await rows(whose)] as const,
    );
    return {
      exportedAt: clock().toISOString(),
      ...Object.fromEntries(await Promise.all(read)),
    };
  };
  const [ofCustomers, ofGuests] = [exportStore(database), guestExportStore(database)];
  return {
    everything: (customerId: string) => copy(ofCustomers, customerId),
    /** Of the orders that guests placed under the address. */
    guest: (email: string) => copy(ofGuests, email),
  };
}
