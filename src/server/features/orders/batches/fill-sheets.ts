/** What else fits on the sheets of a batch that is asked for, so that none is made half empty. */
import type { BatchSheet } from '../../../../artwork/production/nest.ts';
import { MOST_IN_BATCH } from '../../../../domain/orders/pieces/batch.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';
import { placesFor } from '../../workshop/batch-sheets/nested-sheets.ts';
import type { BatchesDependencies } from './batches.context.ts';
import { duePieces, kindsOf, piecesToAdd } from './waiting-pieces.store.ts';
import type { PieceKinds, PieceToAdd } from './waiting-pieces.store.ts';

export interface FillWish {
  sheet: BatchSheet;
  pieces?: readonly { id: string }[] | undefined;
  /** A plain date; for what is to leave until it. */
  dueBy?: string | undefined;
}

/** The pieces of one blank in one finish. */
export interface FilledKind extends Pick<PieceKinds, 'process' | 'blank' | 'finish'> {
  pieces: number;
  /** Null: they are made one by one. */
  sheets: number | null;
  /** Other pieces that fit on the last sheet. */
  more: PieceToAdd[];
}

/** Promises nothing: a piece may be gone when the batch is asked for. */
export function fillSheets(
  { database, clock }: Pick<BatchesDependencies, 'database' | 'clock'>,
  { sheet, pieces, dueBy }: FillWish,
): Promise<FilledKind[]> {
  return inSnapshot(database, async (transaction) => {
    const by = dueBy ?? londonDate(clock());
    const wanted = pieces ?? (await duePieces(transaction, { by, most: MOST_IN_BATCH }));
    const besides = wanted.map(({ id }) => id);
    const kinds = await kindsOf(transaction, besides);
    const filled: FilledKind[] = [];
    let left = MOST_IN_BATCH - wanted.length;
    for (const { isRotary, area, finishId, pieceIds, process, blank, finish } of kinds) {
      const places = isRotary ? 0 : placesFor(process, area, sheet);
      const sheets = places === 0 ? null : Math.ceil(pieceIds.length / places);
      const free = sheets === null ? 0 : sheets * places - pieceIds.length;
      const most = Math.min(free, left);
      const more =
        most > 0 ? await piecesToAdd(transaction, { finishId, process }, { besides, most }) : [];
      left -= more.length;
      filled.push({ process, blank, finish, pieces: pieceIds.length, sheets, more });
    }
    return filled;
  });
}
