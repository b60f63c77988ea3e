/** A piece after a change, as the board shows it. */
import { isInWorkshop } from '../../../../domain/orders/pieces/board-steps.ts';
import type { WorkshopState } from '../../../../domain/orders/pieces/board-steps.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import type { SeenPiece } from './board.context.ts';

export interface ChangedPiece extends SeenPiece {
  state: WorkshopState;
  stage: string | null;
}

export function changedOf({ id, version, state, stage }: Piece): ChangedPiece {
  if (!isInWorkshop(state)) throw new Error(`Piece ${id} is ${state}`);
  return { id, version, state, stage };
}
