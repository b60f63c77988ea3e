/** Sends tables as CSV while they are read, pictures, PDFs and other files. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type {
  OfficeEvents,
  OfficeFile,
  TableCell,
  TableRow,
} from '../../../contract/office/files.ts';
import { pence, poundsValue } from '../../../domain/money/money.ts';
import { PDF_VIEWER_POLICY } from '../files/pdf-viewer-policy.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function sendFile(
  reply: FastifyReply,
  file: Exclude<OfficeFile, OfficeEvents>,
): FastifyReply {
  if ('rows' in file) return sendTable(reply, file);
  return 'picture' in file ? sendPicture(reply, file.picture) : sendBytes(reply, file);
}

/** The byte order mark makes spreadsheets read UTF-8. */
function sendTable(
  reply: FastifyReply,
  { name, rows }: Extract<OfficeFile, { rows: unknown }>,
): FastifyReply {
  const cells = Readable.from(written(rows), { objectMode: true });
  const table = stringify({ bom: true, record_delimiter: 'windows' });
  // An error while reading ends the response early, so that callers notice it.
  cells.on('error', (error) => table.destroy(error));
  table.on('close', () => cells.destroy());
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(cells.pipe(table));
}

async function* written(rows: AsyncIterable<TableRow>): AsyncGenerator<(string | number)[]> {
  for await (const row of rows) yield row.map(cellText);
}

/** Also the full-width forms of the signs. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Spreadsheets would run a text that begins like a formula, so such a text gets an apostrophe.
 * Numbers and amounts are left alone: bookkeeping programs do not read -5 with an apostrophe.
 */
function cellText(cell: TableCell): string | number {
  if (typeof cell === 'object') return poundsValue(pence(cell.pence));
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The address changes with the picture. */
function sendPicture(reply: FastifyReply, picture: Uint8Array): FastifyReply {
  return reply
    .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
    .type('image/webp')
    .send(picture);
}

/** Only PDFs are shown: a drawing made from a shopper's design must not run in the office's origin. */
function sendBytes(
  reply: FastifyReply,
  { name, type, bytes }: Extract<OfficeFile, { bytes: Uint8Array }>,
): FastifyReply {
  const isShown = type === 'application/pdf';
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename="${name}"`)
    .header('content-security-policy', isShown ? PDF_VIEWER_POLICY : "default-src 'none'")
    .type(type)
    .send(bytes);
}
