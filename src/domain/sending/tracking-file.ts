/** A carrier's file of tracking numbers: which columns it has, and what each row says. */
import type { CarrierCode } from '../delivery/carriers.ts';
import { readTracking } from '../delivery/carriers.ts';
import { parseOrderReference } from '../orders/order-number.ts';
import { readCsv } from './csv.ts';

export const MOST_TRACKING_ROWS = 10_000;
/** In one call; so many fit into the largest body that the server reads. */
export const MOST_CHECKED = 400;
/** In one call, so that its answer does not keep the member waiting. */
export const MOST_DISPATCHED = 50;

export interface TrackingTable {
  headings: string[];
  rows: string[][];
}

/** What is wrong with a whole file. */
export type FileFault = 'notText' | 'openQuote' | 'empty' | 'tooLong';

/** Spreadsheet and picture files contain control characters; tables do not. The rule forbids looking for them, which is the purpose here. */
// oxlint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0008\u000E-\u001F]/;

export function readTrackingTable(text: string): TrackingTable | { fault: FileFault } {
  if (BINARY.test(text)) return { fault: 'notText' };
  const table = readCsv(text);
  if (table === null) return { fault: 'openQuote' };
  const [headings, ...rows] = table;
  if (!headings || rows.length === 0) return { fault: 'empty' };
  if (rows.length > MOST_TRACKING_ROWS) return { fault: 'tooLong' };
  return { headings: headings.map((heading) => heading.trim()), rows };
}

/** Places of the columns; null: the member has to choose. */
export interface TrackingColumns {
  reference: number | null;
  tracking: number | null;
}

/** As carriers name them, the surest first; letters and digits only. */
const REFERENCES = [
  'orderreference',
  'channelreference',
  'customerreference',
  'yourreference',
  'senderreference',
  'reference',
  'orderid',
  'ordernumber',
];
const NUMBERS = [
  'trackingnumber',
  'trackingno',
  'trackingreference',
  'trackingid',
  'trackingcode',
  'tracking',
  'consignmentnumber',
  'parcelnumber',
  'barcode',
];

export function findColumns(headings: readonly string[]): TrackingColumns {
  const plain = headings.map((heading) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const firstOf = (names: readonly string[]): number | null => {
    const name = names.find((each) => plain.includes(each));
    return name === undefined ? null : plain.indexOf(name);
  };
  return { reference: firstOf(REFERENCES), tracking: firstOf(NUMBERS) };
}

/** Why a row says nothing about a parcel. */
export type RowFault =
  | 'noReference'
  | 'notAReference'
  | 'noTracking'
  | 'notATracking'
  | 'repeated'
  | 'twoNumbers'
  | 'sharedNumber';

export interface TrackedParcel {
  reference: string;
  tracking: string;
}

export interface TrackingRow {
  /** As spreadsheets count them; the heading is row 1 if no cell has line breaks. */
  number: number;
  /** As written, shortened for people. */
  written: { reference: string; tracking: string };
  /** A fault, or a parcel that no other row contradicts. */
  fault: RowFault | null;
  parcel: TrackedParcel | null;
}

const SHOWN_CHARACTERS = 40;

/**
 * A repeated row counts once. An order with two numbers and a number of two orders are left to the
 * member: a wrong column may look like this, and buyers would follow the parcel of someone else.
 */
export function readTrackingRows(
  { rows }: TrackingTable,
  columns: { reference: number; tracking: number },
  carrier: CarrierCode,
): TrackingRow[] {
  const read = rows.map((cells, place) =>
    readRow(cellOf(cells, columns.reference), cellOf(cells, columns.tracking), place + 2, carrier),
  );
  const parcels = read.flatMap(({ parcel }) => (parcel ? [parcel] : []));
  const numbers = distinct(parcels, 'reference', 'tracking');
  const orders = distinct(parcels, 'tracking', 'reference');
  const seen = new Set<string>();
  return read.map((row) => {
    if (!row.parcel) return row;
    const { reference, tracking } = row.parcel;
    if (numbers.get(reference)!.size > 1) return faulty(row, 'twoNumbers');
    if (orders.get(tracking)!.size > 1) return faulty(row, 'sharedNumber');
    if (seen.has(reference)) return faulty(row, 'repeated');
    seen.add(reference);
    return row;
  });
}

/** Formulas are written with an apostrophe before them, and some programs write ="text". */
const cellOf = (cells: readonly string[], place: number): string =>
  (cells[place] ?? '')
    .trim()
    .replace(/^'/, '')
    .replace(/^="?(.*?)"?$/, '$1')
    .trim();

function readRow(typed: string, number: string, place: number, carrier: CarrierCode): TrackingRow {
  const reference = parseOrderReference(typed);
  const tracking = readTracking(carrier, number);
  const fault =
    typed === ''
      ? 'noReference'
      : reference === null
        ? 'notAReference'
        : number === ''
          ? 'noTracking'
          : tracking === null
            ? 'notATracking'
            : null;
  return {
    number: place,
    written: {
      reference: typed.slice(0, SHOWN_CHARACTERS),
      tracking: number.slice(0, SHOWN_CHARACTERS),
    },
    fault,
    parcel: fault === null && reference && tracking ? { reference, tracking } : null,
  };
}

function distinct(
  parcels: readonly TrackedParcel[],
  by: keyof TrackedParcel,
  of: keyof TrackedParcel,
): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const parcel of parcels) {
    const set = values.get(parcel[by]) ?? new Set();
    values.set(parcel[by], set.add(parcel[of]));
  }
  return values;
}

const faulty = (row: TrackingRow, fault: RowFault): TrackingRow => ({
  ...row,
  fault,
  parcel: null,
});
