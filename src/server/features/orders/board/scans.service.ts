/** Scans of pieces in the workshop: each advances its piece once, however often a device sends it. */
import { ShopError } from '../../../../domain/errors.ts';
import { foreignCodeText } from '../../../../domain/orders/pieces/foreign-code.ts';
import { pieceNumberOf } from '../../../../domain/orders/pieces/piece-code.ts';
import type { ScanStep } from '../../../../domain/orders/pieces/scan-step.ts';
import { nextStage } from '../../../../domain/workshop/stages.ts';
import { DAY } from '../../../../domain/time/durations.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';
import { settingsOf } from '../../workshop/papers/job-sheet.wording.ts';
import type { Order } from '../orders.service.ts';
import { binOf } from '../pieces/bins.store.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import { advancePieces } from './advance-pieces.ts';
import type { BoardDependencies, Maker } from './board.context.ts';
import { ordersOfPieces } from './board.store.ts';
import { tooOld, unknownPiece, whyNotTo, whyNotToMake } from './scan-refusal.ts';
import {
  deleteScansBefore,
  findScan,
  insertScan,
  markTakenBack,
  pieceToScan,
  scannedPiece,
  whoBegan,
} from './scans.store.ts';
import type { Scan, ScannedPiece } from './scans.store.ts';
import { refusalOf, requireOpen } from './seen-piece.ts';

/** A device that was offline for longer sends scans that are refused, because they may be repeated. */
const KEPT_DAYS = 14;

export interface NewScan {
  /** A UUID that the device made. */
  id: string;
  code: string;
  /** By the clock of the device. */
  at: Date;
  to: ScanStep;
}

export interface PieceToShow extends ScannedPiece {
  number: number;
  today: string;
  /** Why it is not to be made now; null: it is. */
  refusal: string | null;
  /** Stages of making of its process, in order. */
  stages: readonly string[];
  /** Labels and values for the machine. */
  machine: [string, string][];
}

/** A scan, and the bin of its order now. */
export interface RecordedScan extends Scan {
  bin: number | null;
}

export type ScansService = ReturnType<typeof scansService>;

export function scansService(dependencies: BoardDependencies) {
  return bound(dependencies, {
    show: showPiece,
    record: recordScan,
    undo: undoScan,
    forgetOld: forgetOldScans,
  });
}

/** Throws notFound with what came instead of the code of a piece. */
export async function showPiece(
  { database, clock, settings }: BoardDependencies,
  code: string,
): Promise<PieceToShow> {
  const number = pieceNumberOf(code);
  if (number === null) throw new ShopError('notFound', { message: foreignCodeText(code) });
  const piece = await scannedPiece(database, number);
  if (!piece) throw new ShopError('notFound', { message: unknownPiece(number) });
  return {
    ...piece,
    number,
    today: londonDate(clock()),
    refusal: whyNotToMake(piece),
    stages: stagesOf(settings, piece),
    machine: settingsOf(piece),
  };
}

/**
 * Records a scan with its outcome. One that is sent again gets the first outcome and changes
 * nothing. Throws changedMeanwhile if the same id is used for two codes at once.
 */
export async function recordScan(
  context: BoardDependencies,
  maker: Maker,
  scan: NewScan,
): Promise<RecordedScan> {
  const { database, orders } = context;
  const number = pieceNumberOf(scan.code);
  return database.transaction().execute(async (transaction) => {
    const target = number === null ? undefined : await pieceToScan(transaction, number);
    // Copies of one scan wait here for the first.
    const order = target && (await orders.lock(transaction, target.orderId));
    const recorded = await recordOnce(context, transaction, { order, maker, scan, number });
    return { ...recorded, bin: order ? await binOf(transaction, order.id) : null };
  });
}

interface Arrived {
  /** Locked; undefined: the code is of no piece. */
  order: Order | undefined;
  maker: Maker;
  scan: NewScan;
  number: number | null;
}

async function recordOnce(
  context: BoardDependencies,
  transaction: Transaction,
  { order, maker, scan, number }: Arrived,
): Promise<Scan> {
  const known = await findScan(transaction, scan.id);
  if (known) return known;
  const outcome =
    order && number !== null
      ? await outcomeOf(context, transaction, { order, maker, scan, number })
      : refused(number === null ? foreignCodeText(scan.code) : unknownPiece(number));
  const recorded: Scan = {
    id: scan.id,
    staffId: maker.staffId,
    code: scan.code,
    toState: scan.to,
    scannedAt: scan.at,
    receivedAt: context.clock(),
    ...outcome,
  };
  if (await insertScan(transaction, recorded)) return recorded;
  const first = await findScan(transaction, scan.id);
  if (recorded.outcome === 'refused' && first) return first;
  throw new ShopError('changedMeanwhile', { message: 'This scan was sent with another code.' });
}

type Outcome = Pick<
  Scan,
  'outcome' | 'message' | 'pieceId' | 'fromState' | 'fromStage' | 'stage' | 'pieceVersion'
>;

const refused = (message: string, pieceId: string | null = null): Outcome => ({
  outcome: 'refused',
  message,
  pieceId,
  fromState: null,
  fromStage: null,
  stage: null,
  pieceVersion: null,
});

/** Advances the piece if nothing is against it. The caller holds the lock of the order. */
async function outcomeOf(
  context: BoardDependencies,
  transaction: Transaction,
  { order, maker, scan, number }: { order: Order; maker: Maker; scan: NewScan; number: number },
): Promise<Outcome> {
  // Read again: it may have changed before its order was locked.
  const target = (await pieceToScan(transaction, number))!;
  if (context.clock().getTime() - scan.at.getTime() > KEPT_DAYS * DAY)
    return refused(tooOld(scan.at, KEPT_DAYS), target.id);
  const following = nextStage(stagesOf(context.settings, target), target);
  const reason = whyNotTo(scan.to, target, following);
  if (reason !== null) return refused(reason, target.id);
  const piece = (await livePieces(transaction, order.id)).find(({ id }) => id === target.id)!;
  const stage = scan.to === 'making' ? following : null;
  const after = await advancePieces(
    context,
    transaction,
    { order, maker },
    { pieces: [piece], to: scan.to, stage },
  );
  return {
    outcome: 'advanced',
    message: null,
    pieceId: piece.id,
    fromState: piece.state as Scan['fromState'],
    fromStage: piece.stage,
    stage,
    pieceVersion: after.find(({ id }) => id === piece.id)!.version,
  };
}

/**
 * Puts the piece back where the scan found it. A repeated call finds its work done. Throws notFound,
 * stepNotAllowed if the scan changed nothing, and changedMeanwhile if the piece has changed since.
 */
export async function undoScan(
  context: BoardDependencies,
  maker: Maker,
  id: string,
): Promise<RecordedScan> {
  const { database, orders } = context;
  const found = await findScan(database, id);
  if (!found) throw new ShopError('notFound');
  if (found.outcome === 'refused' || found.pieceId === null)
    throw new ShopError('stepNotAllowed', { message: 'This scan changed nothing.' });
  const [owner] = await ordersOfPieces(database, [found.pieceId]);
  return database.transaction().execute(async (transaction) => {
    const order = await orders.lock(transaction, owner!.orderId);
    const scan = (await findScan(transaction, id)) ?? found;
    if (scan.outcome === 'takenBack') return { ...scan, bin: await binOf(transaction, order.id) };
    requireOpen(order);
    const seen = { id: scan.pieceId!, version: scan.pieceVersion! };
    const piece = (await livePieces(transaction, order.id)).find((each) => each.id === seen.id);
    const error = await refusalOf(transaction, piece, seen);
    if (error) throw error;
    await advancePieces(
      context,
      transaction,
      { order, maker },
      {
        pieces: [piece!],
        to: scan.fromState!,
        stage: scan.fromStage,
        makerId: await whoBegan(transaction, seen.id),
      },
    );
    await markTakenBack(transaction, id);
    return { ...scan, outcome: 'takenBack', bin: await binOf(transaction, order.id) };
  });
}

/** Stages of making that pieces of a process come through. */
const stagesOf = (
  settings: BoardDependencies['settings'],
  { process }: { process: string },
): readonly string[] => settings().workshop.stages[process] ?? [];

/** Later copies of these scans are refused for their age. */
export const forgetOldScans = ({ database, clock }: BoardDependencies): Promise<void> =>
  deleteScansBefore(database, new Date(clock().getTime() - KEPT_DAYS * DAY));
