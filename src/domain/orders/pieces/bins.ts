/** Bins of the workshop, in which the made pieces of an order wait for its others. */
import { isInWorkshop } from './board-steps.ts';
import type { PieceState } from '../production-steps.ts';

/** Of a shop that has not said how many it has. */
export const USUAL_BINS = 24;

/** Orders of one piece go straight to packing. A bin is used from the first made piece until all are packed. */
export function needsBin(pieces: readonly { state: PieceState }[]): boolean {
  const open = pieces.filter(({ state }) => isInWorkshop(state));
  return open.length > 1 && open.some(({ state }) => state === 'made');
}
