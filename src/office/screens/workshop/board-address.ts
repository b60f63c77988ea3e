/** What the page shows of the board is in its address, so a view of it is a link. */
import type { BoardFilter } from './board.ts';
import { columnsOf, type Column } from './columns.ts';

export interface BoardView extends BoardFilter {
  /** The one column that narrow windows show. */
  column: Column;
}

/** What narrow windows show first. */
const FIRST = { step: 'waiting', day: 'today' } as const;

/** Takes what the address has by mistake for what is shown first. */
export function boardView(get: (name: string) => string): BoardView {
  const by = get('by') === 'day' ? 'day' : 'step';
  const column = columnsOf(by).find((each) => each === get('column'));
  return {
    lane: get('lane'),
    isMine: get('mine') === '1',
    isToApprove: get('show') === 'toApprove',
    by,
    column: column ?? FIRST[by],
  };
}

/** '?lane=laser&mine=1'; '?' for what is shown first. */
export function boardAddress({ lane, isMine, isToApprove, by, column }: BoardView): string {
  const params = new URLSearchParams({
    ...(lane && { lane }),
    ...(isMine && { mine: '1' }),
    ...(isToApprove && { show: 'toApprove' }),
    ...(by === 'day' && { by }),
    ...(column !== FIRST[by] && columnsOf(by).includes(column) && { column }),
  });
  return `?${params.toString()}`;
}
