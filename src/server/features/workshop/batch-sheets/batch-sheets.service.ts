/** Nests the pieces of all lines to be made on sheets for presses and lasers. Does not change orders. */
import type { BatchSheet } from '../../../../artwork/production/nest.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { mayEditByBuyer } from '../../../../domain/orders/office/change-of-words.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { batchSheetsStore } from './batch-sheets.store.ts';
import type { LineToNest } from './batch-sheets.store.ts';
import { makeSheets, NESTING } from './nested-sheets.ts';
import type { LeftOut, MadeSheet, NestedProcess, SheetsDependencies } from './nested-sheets.ts';

export interface BatchSheetsDependencies extends SheetsDependencies {
  database: Database;
  clock: Clock;
}

export interface SheetsRequest {
  sheet: BatchSheet;
  /** All processes that can be nested, by default. */
  process?: NestedProcess | undefined;
  /** Leaves out pieces whose production has started. */
  untouchedOnly?: boolean;
}

export interface MadeBatchSheets {
  sheet: BatchSheet;
  at: Date;
  sheets: MadeSheet[];
  leftOut: LeftOut[];
}

/** The buyer may change the personalisation until production starts. */
export const mayChange = ({ orderState, pieces }: LineToNest): boolean =>
  mayEditByBuyer(orderState, pieces);

export type BatchSheetsService = ReturnType<typeof batchSheetsService>;

export function batchSheetsService({ database, clock, ...sheets }: BatchSheetsDependencies) {
  const store = batchSheetsStore(database);
  return {
    /** The lines of the pieces that are in a batch of the records, by what leaves first. */
    linesOf: store.linesOfBatch,

    /** Passes on each sheet when it is made, because sheets are large. */
    async make(
      { sheet, process, untouchedOnly = false }: SheetsRequest,
      take: (name: string, bytes: Buffer) => Promise<void>,
    ): Promise<MadeBatchSheets> {
      const at = clock();
      const lines = await store.lines({
        processes: process ? [process] : (Object.keys(NESTING) as NestedProcess[]),
        orders: ['paid', 'inProduction'],
        pieces: untouchedOnly ? ['waiting'] : ['waiting', 'making'],
      });
      const wanted = lines.map((line) => ({
        line,
        copies: Array.from({ length: line.quantity }, (_, place) => place + 1),
        of: line.quantity,
      }));
      const made = await makeSheets(sheets, { lines: wanted, sheet, at }, ({ name }, bytes) =>
        take(name, bytes),
      );
      return { sheet, at, ...made };
    },
  };
}
