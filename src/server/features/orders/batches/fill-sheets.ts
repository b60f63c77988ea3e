/** What else fits on the sheets of a batch that is asked for, so that none is made half empty. */
import type { BatchSheet } from '../../../../artwork/production/nest.ts';
import { causeAgainst, MOST_IN_BATCH } from '../../../../domain/orders/pieces/batch.ts';
import type { LeftOutCause } from '../../../../domain/orders/pieces/batch.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { inSnapshot } from '../../../database/connection/snapshot.ts';
import { placesFor } from '../../workshop/batch-sheets/nested-sheets.ts';
import type { BatchesDependencies } from './batches.context.ts';
import type { WantedPiece } from './batches.store.ts';
import {
  duePieces,
  duePiecesLeftOut,
  kindsOf,
  piecesAsked,
  piecesToAdd,
} from './waiting-pieces.store.ts';
import type { PieceKinds, PieceToAdd } from './waiting-pieces.store.ts';

export interface FillWish {
  sheet: BatchSheet;
  pieces?: readonly Required<WantedPiece>[] | undefined;
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

/** Pieces that the batch would not have, for one cause. */
export interface LeftOut {
  cause: LeftOutCause;
  pieces: Required<WantedPiece>[];
}

export interface FilledSheets {
  kinds: FilledKind[];
  leftOut: LeftOut[];
}

/** Promises nothing: a piece may be gone when the batch is asked for. */
export function fillSheets(
  { database, clock }: Pick<BatchesDependencies, 'database' | 'clock'>,
  { sheet, pieces, dueBy }: FillWish,
): Promise<FilledSheets> {
  return inSnapshot(database, async (transaction) => {
    const by = dueBy ?? londonDate(clock());
    const wanted = pieces ?? (await duePieces(transaction, { by, most: MOST_IN_BATCH }));
    const besides = wanted.map(({ id }) => id);
    return {
      kinds: await fillKinds(transaction, sheet, besides),
      leftOut: await leftOutOf(transaction, pieces ?? { by }),
    };
  });
}

async function fillKinds(
  transaction: Transaction,
  sheet: BatchSheet,
  besides: readonly string[],
): Promise<FilledKind[]> {
  const kinds = await kindsOf(transaction, besides);
  const filled: FilledKind[] = [];
  let left = MOST_IN_BATCH - besides.length;
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
}

/** @param choice pieces as they were seen, or a plain date: what is to leave until it */
async function leftOutOf(
  transaction: Transaction,
  choice: readonly Required<WantedPiece>[] | { by: string },
): Promise<LeftOut[]> {
  const isDay = 'by' in choice;
  const ids = isDay
    ? await duePiecesLeftOut(transaction, { ...choice, most: MOST_IN_BATCH })
    : choice.map(({ id }) => id);
  const versions = new Map(isDay ? [] : choice.map(({ id, version }) => [id, version]));
  const left = (await piecesAsked(transaction, ids)).flatMap((piece) => {
    const version = versions.get(piece.id) ?? null;
    const cause = causeAgainst(piece, { batchId: null, version });
    return cause === null ? [] : [{ cause, piece: { id: piece.id, version: piece.version } }];
  });
  return [...Map.groupBy(left, ({ cause }) => cause)].map(([cause, together]) => ({
    cause,
    pieces: together.map(({ piece }) => piece),
  }));
}
