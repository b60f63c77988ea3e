/** The workshop's board: what is to be made, and how a member moves pieces of it. */
import { stepTo } from '../../../../domain/orders/pieces/board-steps.ts';
import type { WorkshopState } from '../../../../domain/orders/pieces/board-steps.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Machine } from '../../../../domain/workshop/machines.ts';
import type { Stages } from '../../../../domain/workshop/stages.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';
import { eventsAfter, livePieces } from '../pieces/pieces.store.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import { advancePieces } from './advance-pieces.ts';
import type { BoardDependencies, Maker, SeenPiece } from './board.context.ts';
import { openPieces, ordersOfPieces } from './board.store.ts';
import type { BoardPiece } from './board.store.ts';
import { changedOf } from './changed-piece.ts';
import type { ChangedPiece } from './changed-piece.ts';
import { refusalOf, requireOpen } from './seen-piece.ts';
import { holdOnBoard, spoilOnBoard } from './spoil-and-hold.ts';

/** More would not be a board; the pieces left out leave last. */
const MOST_SHOWN = 2500;

/** Where pieces are moved. */
export interface Target {
  to: WorkshopState;
  /** The stage of making that they move to; null: the beginning of making; absent: they keep their stage. */
  stage?: string | null | undefined;
}

export interface MovedPieces {
  moved: ChangedPiece[];
  refused: { id: string; error: ShopError }[];
}

export interface FoundBoard {
  /** A plain date. */
  today: string;
  pieces: BoardPiece[];
  isWhole: boolean;
  machines: readonly Machine[];
  stages: Stages;
}

export type BoardService = ReturnType<typeof boardService>;

export function boardService(dependencies: BoardDependencies) {
  return bound(dependencies, {
    find: findBoard,
    move: moveOnBoard,
    spoil: spoilOnBoard,
    hold: holdOnBoard,
  });
}

/** Earliest promised day first. */
export async function findBoard({
  database,
  clock,
  settings,
}: BoardDependencies): Promise<FoundBoard> {
  const pieces = await openPieces(database, MOST_SHOWN + 1);
  const isWhole = pieces.length <= MOST_SHOWN;
  const { machines, workshop } = settings();
  return {
    today: londonDate(clock()),
    pieces: pieces.slice(0, MOST_SHOWN),
    isWhole,
    machines: machines.machines,
    stages: workshop.stages,
  };
}

/**
 * Moves pieces to a column; “toApprove” flags them, and from there to “waiting” approves them. The pieces of each order are moved in a transaction of their own, so
 * that one that is refused stops no other. A repeated call finds its work done.
 */
export async function moveOnBoard(
  context: BoardDependencies,
  maker: Maker,
  seen: readonly SeenPiece[],
  target: Target,
): Promise<MovedPieces> {
  const all: MovedPieces = { moved: [], refused: [] };
  const found = await ordersOfPieces(
    context.database,
    seen.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(seen, ({ id }) => found.find((each) => each.pieceId === id)?.orderId);
  const processOf = new Map(found.map(({ pieceId, process }) => [pieceId, process]));
  for (const [orderId, wanted] of byOrder)
    try {
      if (orderId === undefined) throw new ShopError('notFound');
      const unknown = wanted.filter(({ id }) => !hasStage(context, processOf.get(id)!, target));
      all.refused.push(...unknown.map(({ id }) => ({ id, error: noSuchStage(target) })));
      const { moved, refused } = await moveOfOrder(context, maker, {
        orderId,
        wanted: wanted.filter((each) => !unknown.includes(each)),
        target,
      });
      all.moved.push(...moved);
      all.refused.push(...refused);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      all.refused.push(...wanted.map(({ id }) => ({ id, error })));
    }
  return all;
}

function moveOfOrder(
  context: BoardDependencies,
  maker: Maker,
  { orderId, wanted, target }: { orderId: string; wanted: readonly SeenPiece[]; target: Target },
): Promise<MovedPieces> {
  const { database, orders } = context;
  return database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, orderId);
    requireOpen(order);
    const before = await livePieces(transaction, orderId);
    const moving: Piece[] = [];
    const refused: MovedPieces['refused'] = [];
    const there: Piece[] = [];
    for (const each of wanted) {
      const piece = before.find(({ id }) => id === each.id);
      const error = await refusalOf(transaction, piece, each);
      if (piece && (!error || (await isMovedBefore(transaction, piece, each, { maker, target }))))
        (error || isThere(piece, target) ? there : moving).push(piece);
      else refused.push({ id: each.id, error: error! });
    }
    const after = await advancePieces(
      context,
      transaction,
      { order, maker },
      { pieces: moving, ...target },
    );
    const ids = new Set([...moving, ...there].map(({ id }) => id));
    return { moved: after.filter(({ id }) => ids.has(id)).map(changedOf), refused };
  });
}

/** Whether the only change since then is this move by this member: the call is repeated. */
async function isMovedBefore(
  transaction: Transaction,
  piece: Piece,
  { version }: SeenPiece,
  { maker, target }: { maker: Maker; target: Target },
): Promise<boolean> {
  if (!isThere(piece, target) || piece.version !== version + 1) return false;
  const [last] = await eventsAfter(transaction, piece.id, version);
  return last?.actor === maker.email && last.event === stepTo(target.to, last.fromState);
}

const isThere = ({ state, stage }: Piece, { to, stage: wanted }: Target): boolean =>
  state === to && (to !== 'making' || wanted === undefined || stage === wanted);

const hasStage = ({ settings }: BoardDependencies, process: string, { stage }: Target): boolean =>
  !stage || (settings().workshop.stages[process] ?? []).includes(stage);

const noSuchStage = ({ stage }: Target): ShopError =>
  new ShopError('stepNotAllowed', { message: `“${stage}” is no stage of making this piece.` });
