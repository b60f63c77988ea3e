/** Above the board: its lanes as tabs, what its columns are, the filter “Mine”, and in narrow windows the columns. */
import { Link, useNavigate } from 'react-router';
import { processName } from '../../../domain/catalogue/process-names.ts';
import { Button } from '../../parts/button.tsx';
import { boardAddress, type BoardView } from './board-address.ts';
import type { LaneCount } from './board.ts';
import { COLUMN_NAMES, columnsOf, type Column, type ColumnsBy } from './columns.ts';
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

/** Only as long as something is to be approved, or nothing else is shown. */
export function ToApproveButton({ view, count }: { view: BoardView; count: number }) {
  const navigate = useNavigate();
  const { isToApprove } = view;
  if (count === 0 && !isToApprove) return null;
  return (
    <Button
      className="board-hint"
      aria-pressed={isToApprove}
      onClick={() => void navigate(boardAddress({ ...view, isToApprove: !isToApprove }))}
    >
      {count} to approve
    </Button>
  );
}

const COLUMNS_BY: readonly { by: ColumnsBy; name: string }[] = [
  { by: 'step', name: 'By step' },
  { by: 'day', name: 'By day' },
];

export function ColumnsBySegments({ view }: { view: BoardView }) {
  return (
    <nav className="seg" aria-label="Columns">
      {COLUMNS_BY.map(({ by, name }) => (
        <Link
          key={by}
          to={boardAddress({ ...view, by })}
          replace
          preventScrollReset
          aria-current={by === view.by ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

export interface ColumnsProps {
  counts: Partial<Record<Column, number>>;
  view: BoardView;
}

/** Tickets can be dropped on the names too, because the other columns are hidden. */
export function ColumnSegments({ counts, view }: ColumnsProps) {
  return (
    <nav className="seg board-columns" aria-label="Column">
      {columnsOf(view.by).map((column) => (
        <ColumnSegment key={column} column={column} count={counts[column] ?? 0} view={view} />
      ))}
    </nav>
  );
}

interface SegmentProps {
  column: Column;
  count: number;
  view: BoardView;
}

function ColumnSegment({ column, count, view }: SegmentProps) {
  const { cell, isOver } = useDropTarget<HTMLAnchorElement>(column);
  return (
    <Link
      ref={cell}
      className={isOver ? 'is-over' : ''}
      to={boardAddress({ ...view, column })}
      replace
      preventScrollReset
      aria-current={column === view.column ? 'true' : undefined}
    >
      {COLUMN_NAMES[column]} <span className="soft">{count}</span>
    </Link>
  );
}

/** Read out with each group of tickets instead. */
export function ColumnHeads({ counts, view }: ColumnsProps) {
  return (
    <div className="board-heads" aria-hidden="true">
      <span>Machine</span>
      {columnsOf(view.by).map((column) => (
        <span key={column}>
          <b>{COLUMN_NAMES[column]}</b> {counts[column] ?? 0}
        </span>
      ))}
    </div>
  );
}
