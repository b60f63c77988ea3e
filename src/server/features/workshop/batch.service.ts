/** Nests the pieces of all lines to be made on sheets for presses and lasers. Does not change orders. */
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import { labelledPiece } from '../../../artwork/production/batch-marks.ts';
import type { Process } from '../../../artwork/design/design.ts';
import { nest } from '../../../artwork/production/nest.ts';
import type { BatchSheet, Placed } from '../../../artwork/production/nest.ts';
import { makeShaper } from '../../../artwork/render/shaper.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { mayEdit } from '../../../domain/orders/order-steps.ts';
import type { Database } from '../../database/connection.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import { loadFonts } from '../artwork/compose/load-fonts.ts';
import { batchPdf, batchSvg } from '../artwork/machine/batch-sheet.ts';
import type { BatchPiece } from '../artwork/machine/batch-sheet.ts';
import { batchStore } from './batch.store.ts';
import type { LineOfBatch } from './batch.store.ts';

export interface BatchDependencies {
  database: Database;
  clock: Clock;
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
  artwork: Pick<ArtworkService, 'photosOf' | 'hasAllPhotos'>;
}

/** Nesting by process. Grain, brushing and laser lines have a direction; paper and film have none. */
export const NESTING = {
  sublimation: { ending: 'pdf', mayTurn: true },
  vinyl: { ending: 'pdf', mayTurn: true },
  laser: { ending: 'svg', mayTurn: false },
  etch: { ending: 'svg', mayTurn: false },
} as const satisfies Partial<Record<Process, { ending: 'pdf' | 'svg'; mayTurn: boolean }>>;
export type NestedProcess = keyof typeof NESTING;

export interface BatchRequest {
  sheet: BatchSheet;
  /** All processes that can be nested, by default. */
  process?: NestedProcess | undefined;
  /** Leaves out pieces whose production has started. */
  untouchedOnly?: boolean;
}

export interface PieceOfLine extends BatchPiece {
  line: LineOfBatch;
  /** Counted from 1. */
  copy: number;
}

export interface MadeSheet {
  /** File name. */
  name: string;
  /** Represents all pieces on the sheet: one process, one blank, one finish. */
  line: LineOfBatch;
  placed: Placed<PieceOfLine>[];
}

export type LeftOutReason = 'tooLarge' | 'rotary' | 'photoGone';

export interface LeftOut {
  line: LineOfBatch;
  reason: LeftOutReason;
}

export interface Batch {
  sheet: BatchSheet;
  at: Date;
  sheets: MadeSheet[];
  leftOut: LeftOut[];
}

/** The buyer may change the personalisation until production starts. */
export const mayChange = ({ orderState, productionState }: LineOfBatch): boolean =>
  mayEdit(orderState, productionState);

export function batchService({ database, clock, catalogueFolder, artwork }: BatchDependencies) {
  const store = batchStore(database);

  /** All copies of the line, or the reason why it has none. */
  async function piecesOf(line: LineOfBatch): Promise<PieceOfLine[] | LeftOutReason> {
    const { document, mirrored, quantity, reference, position } = line;
    if (line.settings.rotary) return 'rotary';
    // A missing photograph would spoil the blank.
    if (!(await artwork.hasAllPhotos(document))) return 'photoGone';
    return Array.from({ length: quantity }, (_, place) => {
      const label = `${reference} line ${position + 1}, ${place + 1} of ${quantity}`;
      return {
        ...labelledPiece(document.area, label),
        document,
        mirrored,
        line,
        copy: place + 1,
      };
    });
  }

  return {
    /** Passes on each sheet when it is made, because sheets are large. */
    async make(
      { sheet, process, untouchedOnly = false }: BatchRequest,
      take: (name: string, bytes: Buffer) => Promise<void>,
    ): Promise<Batch> {
      const at = clock();
      const batch: Batch = { sheet, at, sheets: [], leftOut: [] };
      const lines = await store.lines({
        processes: process ? [process] : (Object.keys(NESTING) as NestedProcess[]),
        orders: ['paid', 'inProduction'],
        pieces: untouchedOnly ? ['waiting'] : ['waiting', 'making'],
      });
      const shaper = makeShaper(hb, loadFonts(path.join(catalogueFolder, 'fonts')));
      for (const group of groupsOf(lines)) {
        const { ending, mayTurn } = NESTING[group[0]!.process as NestedProcess];
        const pieces: PieceOfLine[] = [];
        for (const line of group) {
          const made = await piecesOf(line);
          if (typeof made === 'string') batch.leftOut.push({ line, reason: made });
          else pieces.push(...made);
        }
        const { sheets, tooLarge } = nest(pieces, sheet, mayTurn);
        for (const line of new Set(tooLarge.map((piece) => piece.line)))
          batch.leftOut.push({ line, reason: 'tooLarge' });
        for (const [place, placed] of sheets.entries()) {
          const { line } = placed[0]!.piece;
          const title = [line.process, line.blankSlug, line.finishSlug, place + 1].join('-');
          const nested = { sheet, placed, title };
          const bytes = await (ending === 'pdf'
            ? batchPdf(nested, { shaper, at, photosOf: artwork.photosOf })
            : batchSvg(nested, { shaper, work: line.settings.work ?? 'engrave' }));
          await take(`${title}.${ending}`, bytes);
          batch.sheets.push({ name: `${title}.${ending}`, line, placed });
        }
      }
      return batch;
    },
  };
}

/** Groups lines that share a machine run: one process, one blank and finish, so one setting. */
function groupsOf(lines: readonly LineOfBatch[]): LineOfBatch[][] {
  const groups = Map.groupBy(lines, (line) =>
    [line.process, line.blankSlug, line.finishSlug].join('/'),
  );
  return [...groups.values()];
}
