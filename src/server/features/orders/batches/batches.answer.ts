/** The wire form of batches, without people and money. */
import type { BatchAnswer, BatchesAnswer } from '../../../../contract/office/workshop/batches.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { answerPiece } from '../board/board.answer.ts';
import { fileAddress } from '../office/papers/paper-addresses.ts';
import type { WholeBatch } from './batches.service.ts';
import type { Batch, ListedBatch } from './batches.store.ts';

export const answerBatches = (batches: readonly ListedBatch[]): BatchesAnswer => ({
  batches: batches.map((batch) => ({
    ...headOf(batch),
    isMine: batch.isMine,
    blanks: batch.blanks,
    counts: answerCounts(batch.counts),
    leftOut: batch.leftOut,
  })),
});

export function answerBatch(
  { today, batch, pieces, files }: WholeBatch,
  staffId: string,
): BatchAnswer {
  const inside = pieces.filter(({ isInside }) => isInside);
  const counts = answerCounts(countStates(inside));
  return {
    ...headOf(batch),
    isMine: batch.preparedBy === staffId,
    sheet: batch.sheet,
    counts,
    mayTakeApart:
      batch.state !== 'takenApart' &&
      inside.every(({ state }) => state === 'waiting' || state === 'cancelled'),
    pieces: inside.map((piece) => ({
      ...answerPiece(piece, today, staffId),
      process: piece.process,
      blank: piece.blank,
      code: pieceCodeOf(piece.number),
      sheet: piece.sheet,
      files: piece.files.map((kind) => ({
        kind,
        address: fileAddress(piece.reference, { position: piece.position, kind }),
      })),
    })),
    leftOut: pieces.flatMap((piece) => {
      const { state: _, ...shown } = answerPiece(piece, today, staffId);
      return piece.leftOut ? [{ ...shown, blank: piece.blank, cause: piece.leftOut }] : [];
    }),
    files: files.map(({ name, sizeBytes }) => ({ name, sizeBytes })),
  };
}

type Head = Pick<Batch, 'number' | 'state' | 'createdAt' | 'stepsDone' | 'stepsTotal'>;

const headOf = ({ number, state, createdAt, stepsDone, stepsTotal }: Head) => ({
  number,
  state,
  at: createdAt.toISOString(),
  progress:
    state === 'preparing' ? { done: Math.min(stepsDone, stepsTotal), of: stepsTotal } : null,
});

function countStates(pieces: readonly { state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of pieces) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function answerCounts(states: Record<string, number>): BatchAnswer['counts'] {
  const { waiting = 0, making = 0, made = 0, packed = 0, ...others } = states;
  const gone = Object.values(others).reduce((sum, count) => sum + count, 0);
  return { waiting, making, made, packed, gone };
}
