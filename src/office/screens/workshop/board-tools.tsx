/** Above the board: its lanes as tabs, the filter “Mine”, and in narrow windows the columns. */
import { Link, useNavigate } from 'react-router';
import { BOARD_STATES, type BoardState } from '../../../domain/orders/board-steps.ts';
import { processName } from '../../orders/process-names.ts';
import { Button } from '../../parts/button.tsx';
import { boardAddress, type BoardView } from './board-address.ts';
import { STATE_NAMES, type LaneCount } from './board.ts';
import { useDropTarget } from './lane.tsx';

export function LaneTabs({ counts, view }: { counts: readonly LaneCount[]; view: BoardView }) {
  const sum = (of: 'pieces' | 'late') => counts.reduce((all, count) => all + count[of], 0);
  const tabs = [
    { key: '', name: 'All', pieces: sum('pieces'), late: sum('late') },
    ...withCurrent(counts, view.lane),
  ];
  return (
    <nav className="tabs" aria-label="Machine">
      {tabs.map(({ key, name, pieces, late }) => (
        <Link
          key={key}
          to={boardAddress({ ...view, lane: key })}
          aria-current={key === view.lane ? 'page' : undefined}
        >
          {name}
          <span className={`n ${late > 0 ? 'late' : ''}`}>
            {late > 0 ? `${pieces}, ${late} late` : pieces}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** A lane without pieces has no tab unless it is the one that is shown. */
const withCurrent = (counts: readonly LaneCount[], lane: string): readonly LaneCount[] =>
  lane === '' || counts.some(({ key }) => key === lane)
    ? counts
    : [...counts, { key: lane, name: processName(lane), pieces: 0, late: 0 }];

export function MineButton({ view }: { view: BoardView }) {
  const navigate = useNavigate();
  return (
    <Button
      aria-pressed={view.isMine}
      onClick={() => void navigate(boardAddress({ ...view, isMine: !view.isMine }))}
    >
      Mine
    </Button>
  );
}

export interface ColumnsProps {
  counts: Record<BoardState, number>;
  view: BoardView;
}

/** Tickets can be dropped on the names too, because the other columns are hidden. */
export function ColumnSegments({ counts, view }: ColumnsProps) {
  return (
    <nav className="seg board-columns" aria-label="Column">
      {BOARD_STATES.map((state) => (
        <ColumnSegment key={state} state={state} count={counts[state]} view={view} />
      ))}
    </nav>
  );
}

interface SegmentProps {
  state: BoardState;
  count: number;
  view: BoardView;
}

function ColumnSegment({ state, count, view }: SegmentProps) {
  const { cell, isOver } = useDropTarget<HTMLAnchorElement>(state);
  return (
    <Link
      ref={cell}
      className={isOver ? 'is-over' : ''}
      to={boardAddress({ ...view, column: state })}
      replace
      preventScrollReset
      aria-current={state === view.column ? 'true' : undefined}
    >
      {STATE_NAMES[state]} <span className="soft">{count}</span>
    </Link>
  );
}

/** Read out with each group of tickets instead. */
export function ColumnHeads({ counts }: Pick<ColumnsProps, 'counts'>) {
  return (
    <div className="board-heads" aria-hidden="true">
      <span>Machine</span>
      {BOARD_STATES.map((state) => (
        <span key={state}>
          <b>{STATE_NAMES[state]}</b> {counts[state]}
        </span>
      ))}
    </div>
  );
}
