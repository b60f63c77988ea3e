/** The workshop's board: what is to be made, by machine and blank, and how far it is. */
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMachines } from '../../workshop/use-machines.ts';
import { WorkshopPages } from '../../workshop/workshop-pages.tsx';
import { useListAddress } from '../../list/list-address.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardDialogs, type OpenDialog } from './board-dialogs.tsx';
import { boardView, type BoardView } from './board-address.ts';
import {
  ColumnHeads,
  ColumnsBySegments,
  ColumnSegments,
  LaneTabs,
  MineButton,
  ToApproveButton,
} from './board-tools.tsx';
import {
  columnCounts,
  findPieces,
  isToBeApproved,
  laneCounts,
  lanesOf,
  piecesOf,
  stagesOf,
  toApproveIn,
} from './board.ts';
import type { Board, Piece, Target } from './board.ts';
import { BoardLane } from './lane.tsx';
import { useArrived } from './use-arrived.ts';
import { useBoardActions } from './use-board-actions.ts';
import { askEarly, useBoard, type ShownBoard } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useDrags } from './tickets/use-drags.ts';
import { useFocusNext } from './tickets/use-focus-next.ts';
import { usePieceMoves, type PieceMoves } from './pieces/use-piece-moves.ts';
import { useTicketSelection, type TicketSelection } from './tickets/use-ticket-selection.ts';

void askEarly();

/** Lanes of a full board that the first view shows. */
const NEAR_LANES = 2;

export default function WorkshopScreen() {
  const address = useListAddress();
  const view = boardView(address.get);
  const mayChange = useMay()('production.change');
  const moves = usePieceMoves();
  const shown = useBoard(moves.pending);
  const { board, error, retry } = shown;
  return (
    <>
      <PageHead
        title="Workshop"
        beside={<WorkshopPages />}
        actions={
          <>
            <ColumnsBySegments view={view} />
            <MineButton view={view} />
            {mayChange && (
              <ButtonLink look="go" to="/office/workshop/scan">
                Scan
              </ButtonLink>
            )}
          </>
        }
      />
      <LaneTabs counts={board ? laneCounts(board, view) : []} view={view} />
      {error && !board ? <ErrorCallout error={error} onRetry={retry} /> : null}
      {board ? (
        <Lanes board={board} view={view} moves={moves} shown={shown} />
      ) : (
        !error && <Skeletons />
      )}
    </>
  );
}

interface LanesProps {
  board: Board;
  view: BoardView;
  moves: PieceMoves;
  shown: ShownBoard;
}

function Lanes({ board, view, moves, shown }: LanesProps) {
  const { lane: shownLane, isMine, isToApprove, by, column } = view;
  const element = useRef<HTMLDivElement>(null);
  const mayChange = useMay()('production.change');
  const lanes = useMemo(
    () => lanesOf(board, { lane: shownLane, isMine, isToApprove, by }),
    [board, shownLane, isMine, isToApprove, by],
  );
  const pieces = useMemo(() => lanes.flatMap(piecesOf), [lanes]);
  const selection = useTicketSelection(pieces, moves.forget);
  const arrived = useArrived(board);
  const { data: load } = useMachines();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const focusNext = useFocusNext(element, board);
  const move = (ids: ReadonlySet<string>, target: Target, from?: string) => {
    if (from !== undefined && ids.has(from)) focusNext(from, ids);
    moves.move(findPieces(board, ids), target);
    selection.clear();
  };
  const approve = (chosen: readonly Piece[], from?: string) => {
    const ids = chosen.filter(isToBeApproved).map(({ id }) => id);
    if (ids.length > 0) move(new Set(ids), { to: 'waiting' }, from);
  };
  const { current, setCurrent } = useKeys({
    element,
    pieces,
    selection,
    mayChange,
    onOpen: setOpen,
    onApprove: approve,
  });
  const actions = useBoardActions(selection, setCurrent);
  useDrags({ board, shown, move: (ids, to) => move(ids, { to }, current) });
  const counts = columnCounts(lanes);
  const tabbed = pieces.some(({ id }) => id === current) ? current : pieces[0]?.id;
  const marks = { selected: selection.ids, current: tabbed, arrived, refusals: moves.refusals };
  const close = () => setOpen(null);
  return (
    <>
      <ToApproveButton view={view} count={toApproveIn(board)} />
      <ColumnSegments counts={counts} view={view} />
      {!board.isWhole && (
        <p className="small soft board-hint">More pieces are open, which leave later.</p>
      )}
      <div className="board" data-by={by} data-shown={column} ref={element}>
        {lanes.length > 0 ? <ColumnHeads counts={counts} view={view} /> : <Empty view={view} />}
        {lanes.map((lane, at) => (
          <BoardLane
            key={lane.key}
            isNear={at < NEAR_LANES}
            lane={lane}
            by={by}
            load={load}
            marks={marks}
            actions={mayChange ? actions : undefined}
          />
        ))}
      </div>
      {mayChange && selection.pieces.length > 0 && (
        <BoardBar
          pieces={selection.pieces}
          onOpen={(dialog) => setOpen({ dialog, pieces: selection.pieces })}
          onApprove={() => approve(selection.pieces, current)}
          onClear={selection.clear}
        />
      )}
      {open && (
        <BoardDialogs
          open={open}
          stages={stagesOf(board, open.pieces)}
          onClose={close}
          onMove={(ids, target) => move(ids, target, current)}
        />
      )}
    </>
  );
}

interface KeysOptions {
  element: React.RefObject<HTMLElement | null>;
  pieces: readonly Piece[];
  selection: TicketSelection;
  mayChange: boolean;
  onOpen: (open: OpenDialog) => void;
  onApprove: (pieces: readonly Piece[], current: string | undefined) => void;
}

/** Without a selection, M moves and A approves the ticket that has the focus. */
function useKeys({ element, pieces, selection, mayChange, onOpen, onApprove }: KeysOptions) {
  const navigate = useNavigate();
  const maySee = useMay()('orders.see');
  const find = (id: string | undefined) => pieces.filter((piece) => piece.id === id);
  const chosen = (current: string | undefined) =>
    selection.pieces.length > 0 ? selection.pieces : find(current);
  return useBoardKeys({
    board: element,
    toggle: selection.toggle,
    add: selection.add,
    clear: selection.clear,
    onApprove: (current) => {
      if (mayChange) onApprove(chosen(current), current);
    },
    onMove: (current) => {
      const moving = chosen(current);
      if (mayChange && moving.length > 0) onOpen({ dialog: 'move', pieces: moving });
    },
    onOpen: maySee
      ? (id) => {
          const [piece] = find(id);
          if (piece) void navigate(`/office/orders/${piece.reference}`);
        }
      : undefined,
  });
}

const Empty = ({ view }: { view: BoardView }) => (
  <p className="panel list-said">{emptyText(view)}</p>
);

function emptyText({ lane, isMine, isToApprove, by }: BoardView): string {
  if (isToApprove) return 'Nothing is to be approved.';
  if (isMine && lane) return 'You have not started any of the open pieces here.';
  if (isMine) return 'You have not started any of the open pieces.';
  if (lane) return 'There is nothing to make here.';
  if (by === 'day') return 'Nothing is left to be made.';
  return 'There is nothing to make. A piece is here from the payment of its order until it is sent.';
}

const Skeletons = () => (
  <div className="board" aria-hidden="true">
    {['a', 'b', 'c'].map((key) => (
      <section key={key} className="lane skel-panel">
        <span className="skel-cell" />
      </section>
    ))}
  </div>
);
