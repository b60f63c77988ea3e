/** The job that prepares a batch: puts its pieces in, nests its sheets and makes its papers. */
import { createHash } from 'node:crypto';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import type { LeftOutCause } from '../../../../domain/orders/pieces/batch.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { trimOnSheet } from '../../../../artwork/production/batch-marks.ts';
import { jobTicketsPdf } from '../../workshop/papers/job-tickets.pdf.ts';
import type { JobTicket } from '../../workshop/papers/job-tickets.pdf.ts';
import { isNested, kindOf, makeSheets } from '../../workshop/batch-sheets/nested-sheets.ts';
import type {
  LineToNest,
  MadeSheet,
  WantedLine,
} from '../../workshop/batch-sheets/nested-sheets.ts';
import { pickListPdf } from '../../workshop/papers/pick-list.pdf.ts';
import type { PickedBlank } from '../../workshop/papers/pick-list.pdf.ts';
import type { PieceAuthor } from '../pieces/pieces.store.ts';
import type { BatchesDependencies } from './batches.context.ts';
import {
  batchById,
  leaveOut,
  lockBatch,
  recordProgress,
  piecesOfBatch,
  setBatchState,
  undecided,
} from './batches.store.ts';
import type { Batch, PieceOfBatch } from './batches.store.ts';
import { recordFiles } from './batch-files.store.ts';
import type { BatchFile, PlacedPiece } from './batch-files.store.ts';
import { putIntoBatch, takeOutOfBatch } from './put-in-batch.ts';

const TICKET_PICTURE_PX = 300;
/** Digits of the hash in a file name: enough to make collisions impossible in practice. */
const NAMED_DIGITS = 16;
const UNTIL_PAPERS = 2;

/** May be repeated: pieces that are in stay in, and the same pieces give the same sheets. */
export async function prepareBatch(context: BatchesDependencies, batchId: string): Promise<void> {
  const { database, clock } = context;
  const batch = await batchById(database, batchId);
  if (batch?.state !== 'preparing') return;
  const author: PieceAuthor = { actor: `batch ${batch.number}`, at: clock() };
  await recordProgress(database, batchId, { total: await stepsOf(context, batchId) });
  for (const wanted of await undecided(database, batchId))
    await putIntoBatch(context, batch, wanted, author);
  const made = await makePapers(context, batch);
  await leaveOutLines(context, batch, { cause: 'photoGone', lines: made.photoGone }, author);
  await database.transaction().execute(async (transaction) => {
    const { state } = await lockBatch(transaction, batchId);
    const isWanted = state === 'preparing';
    const mediaKeys = isWanted
      ? await recordFiles(transaction, batchId, { ...made, at: clock() })
      : made.files.map(({ mediaKey }) => mediaKey);
    if (isWanted) await setBatchState(transaction, batchId, { state: 'ready', at: clock() });
    if (mediaKeys.length > 0) await enqueue(transaction, 'deleteMadeFiles', { mediaKeys });
  });
}

/** Each piece is put in, nested, and gets a ticket. */
async function stepsOf({ database }: BatchesDependencies, batchId: string): Promise<number> {
  const waiting = (await undecided(database, batchId)).flatMap(({ pieces }) => pieces).length;
  const inside = (await piecesOfBatch(database, batchId)).length;
  return waiting + (waiting + inside) * UNTIL_PAPERS;
}

interface Papers {
  files: BatchFile[];
  places: PlacedPiece[];
  /** Lines that have lost a photograph. */
  photoGone: string[];
}

async function makePapers(context: BatchesDependencies, batch: Batch): Promise<Papers> {
  const { database, fonts, linesOf } = context;
  const pieces = await piecesOfBatch(database, batch.id);
  const lines = await linesOf(batch.id);
  const papers: Papers = { files: [], places: [], photoGone: [] };
  const save = async (name: string, bytes: Buffer) =>
    void papers.files.push(await saveFile(context, batch, name, bytes));
  const nested = await makeSheets(
    context,
    {
      lines: wantedLines(lines, pieces),
      sheet: batch.sheet,
      at: batch.createdAt,
      titleOf: (line, sheet) => `batch-${batch.number}-sheet-${sheet}-${kindOf(line)}`,
    },
    async ({ name, placed }, bytes) => {
      await save(name, bytes);
      await recordProgress(database, batch.id, { add: placed.length });
    },
  );
  for (const { line, reason } of nested.leftOut)
    // What is on no sheet for another reason is made by itself.
    if (reason === 'photoGone') papers.photoGone.push(line.id);
  papers.places = placesOf(nested.sheets, pieces);
  const inside = pieces.filter(({ lineId }) => !papers.photoGone.includes(lineId));
  const head = { batch: batch.number, at: batch.createdAt };
  const tickets = await ticketsOf(context, { batch, lines, pieces: inside, places: papers.places });
  await save(`batch-${batch.number}-tickets.pdf`, await jobTicketsPdf({ ...head, tickets }, fonts));
  const blanks = blanksOf(lines, inside);
  await save(`batch-${batch.number}-pick-list.pdf`, await pickListPdf({ ...head, blanks }, fonts));
  return papers;
}

const ofLine = (pieces: readonly PieceOfBatch[], { id }: LineToNest) =>
  pieces.filter(({ lineId }) => lineId === id);

/** Only what is made on sheets. */
function wantedLines(lines: readonly LineToNest[], pieces: readonly PieceOfBatch[]): WantedLine[] {
  return lines
    .filter(({ process }) => isNested(process))
    .map((line) => ({
      line,
      copies: ofLine(pieces, line).map(({ copy }) => copy),
      of: line.quantity,
    }));
}

function placesOf(sheets: readonly MadeSheet[], pieces: readonly PieceOfBatch[]): PlacedPiece[] {
  const byCopy = new Map(pieces.map((piece) => [`${piece.lineId} ${piece.copy}`, piece.id]));
  return sheets.flatMap(({ placed }, index) =>
    placed.map((one) => {
      const { x, y } = trimOnSheet(one);
      const { line, copy } = one.piece;
      return { id: byCopy.get(`${line.id} ${copy}`)!, sheet: index + 1, x, y };
    }),
  );
}

const blankOf = ({ blank, finish, options }: LineToNest): string =>
  [blank, finish, ...Object.values(options)].join(', ');

interface Inside {
  batch: Batch;
  lines: readonly LineToNest[];
  pieces: readonly PieceOfBatch[];
  places: readonly PlacedPiece[];
}

/** By sheet and place on it, so that tickets lie in the order of the pieces; then what is made by itself. */
async function ticketsOf(
  { proofs, database }: BatchesDependencies,
  { batch, lines, pieces, places }: Inside,
): Promise<JobTicket[]> {
  const tickets: (JobTicket & { order: number })[] = [];
  for (const line of lines) {
    const own = ofLine(pieces, line);
    if (own.length === 0) continue;
    const picture = await proofs.picture(line.id, TICKET_PICTURE_PX);
    for (const { id, number, copy, isRemake } of own) {
      const order = places.findIndex((place) => place.id === id);
      const place = places[order];
      tickets.push({
        code: pieceCodeOf(number),
        picture,
        words: line.words,
        name: line.name,
        blank: blankOf(line),
        dispatchOn: line.dispatchOn,
        reference: line.reference,
        copy,
        copies: line.quantity,
        isRemake,
        place: place ? `sheet ${place.sheet}, ${place.x} mm across, ${place.y} mm down` : null,
        order: order === -1 ? places.length : order,
      });
    }
    await recordProgress(database, batch.id, { add: own.length });
  }
  return tickets.toSorted((one, other) => one.order - other.order);
}

/** By blank and finish, each from its smallest size to its largest. */
function blanksOf(lines: readonly LineToNest[], pieces: readonly PieceOfBatch[]): PickedBlank[] {
  const blanks = Map.groupBy(lines, ({ blankSku }) => blankSku);
  return [...blanks]
    .toSorted(([, [one]], [, [other]]) => compareBlanks(one!, other!))
    .map(([sku, own]) => ({
      sku,
      blank: blankOf(own[0]!),
      count: own.flatMap((line) => ofLine(pieces, line)).length,
    }))
    .filter(({ count }) => count > 0);
}

const compareBlanks = (one: LineToNest, other: LineToNest): number =>
  one.blank.localeCompare(other.blank) ||
  one.finish.localeCompare(other.finish) ||
  one.blankPosition - other.blankPosition;

async function saveFile(
  { media }: BatchesDependencies,
  { number }: Batch,
  name: string,
  bytes: Buffer,
): Promise<BatchFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [stem = '', ending = ''] = name.split('.');
  const mediaKey = `machine-files/batch-${number}/${stem}-${sha256.slice(0, NAMED_DIGITS)}.${ending}`;
  await media.put(mediaKey, bytes);
  return { name, mediaKey, sizeBytes: bytes.length };
}

/** Takes the pieces of lines out again. */
async function leaveOutLines(
  { database, orders }: BatchesDependencies,
  batch: Batch,
  { cause, lines }: { cause: LeftOutCause; lines: readonly string[] },
  author: PieceAuthor,
): Promise<void> {
  if (lines.length === 0) return;
  const pieces = await piecesOfBatch(database, batch.id);
  const left = pieces.filter(({ lineId }) => lines.includes(lineId));
  const pieceIds = new Set(left.map(({ id }) => id));
  const owners = await database
    .selectFrom('orderLine')
    .select('orderId')
    .distinct()
    .where('id', 'in', lines)
    .execute();
  for (const { orderId } of owners)
    await database.transaction().execute(async (transaction) => {
      await orders.lock(transaction, orderId);
      const taken = await takeOutOfBatch(
        transaction,
        orderId,
        { batchId: batch.id, pieceIds },
        author,
      );
      await leaveOut(
        transaction,
        batch.id,
        taken.map(({ id }) => ({ id, cause })),
      );
    });
}
