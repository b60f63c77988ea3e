/** Nests the pieces of all lines to be made on sheets for presses and lasers. Does not change orders. */
import type { BatchSheet } from '../../../../artwork/production/nest.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { mayEditByBuyer } from '../../../../domain/orders/office/change-of-words.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { batchStore } from './batch.store.ts';
import type { LineOfBatch } from './batch.store.ts';
import { makeSheets, NESTING } from './nested-sheets.ts';
import type { LeftOut, MadeSheet, NestedProcess, SheetsDependencies } from './nested-sheets.ts';

export interface BatchDependencies extends SheetsDependencies {
  database: Database;
  clock: Clock;
}

export interface BatchRequest {
  sheet: BatchSheet;
  /** All processes that can be nested, by default. */
  process?: NestedProcess | undefined;
  /** Leaves out pieces whose production has started. */
  untouchedOnly?: boolean;
}

export interface Batch {
  sheet: BatchSheet;
  at: Date;
  sheets: MadeSheet[];
  leftOut: LeftOut[];
}

/** The buyer may change the personalisation until production starts. */
export const mayChange = ({ orderState, pieces }: LineOfBatch): boolean =>
  mayEditByBuyer(orderState, pieces);

export type BatchService = ReturnType<typeof batchService>;

export function batchService({ database, clock, ...sheets }: BatchDependencies) {
  const store = batchStore(database);
  return {
    /** The lines of the pieces that are in a batch of the records, by what leaves first. */
    linesOf: store.linesOfBatch,

    /** Passes on each sheet when it is made, because sheets are large. */
    async make(
      { sheet, process, untouchedOnly = false }: BatchRequest,
      take: (name: string, bytes: Buffer) => Promise<void>,
    ): Promise<Batch> {
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
