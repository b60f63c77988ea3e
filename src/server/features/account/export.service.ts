/** Exports a copy of all data about a customer. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection.ts';
import { exportStore } from './export.store.ts';

export type ExportService = ReturnType<typeof exportService>;

export function exportService({ database, clock }: { database: Database; clock: Clock }) {
  const parts = Object.entries(exportStore(database));
  return {
    async everything(customerId: string): Promise<Record<string, unknown>> {
      const read = parts.map(async ([name, rows]) => [name, await rows(customerId)] as const);
      return {
        exportedAt: clock().toISOString(),
        ...Object.fromEntries(await Promise.all(read)),
      };
    },
  };
}
