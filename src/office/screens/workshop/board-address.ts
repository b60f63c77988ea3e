/** What the page shows of the board is in its address, so a view of it is a link. */
import { BOARD_STATES, type BoardState } from '../../../domain/orders/board-steps.ts';
import type { BoardFilter } from './board.ts';

export interface BoardView extends BoardFilter {
  /** The one column that narrow windows show. */
  column: BoardState;
}

/** Takes what the address has by mistake for what is shown first. */
export function boardView(get: (name: string) => string): BoardView {
  const column = BOARD_STATES.find((state) => state === get('column'));
  return { lane: get('lane'), isMine: get('mine') === '1', column: column ?? 'waiting' };
}

/** '?lane=laser&mine=1'; '?' for what is shown first. */
export function boardAddress({ lane, isMine, column }: BoardView): string {
  const params = new URLSearchParams({
    ...(lane && { lane }),
    ...(isMine && { mine: '1' }),
    ...(column !== 'waiting' && { column }),
  });
  return `?${params.toString()}`;
}
