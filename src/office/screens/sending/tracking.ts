/** Rows of a tracking file with what they would do, and the words for it. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { CARRIERS, type CarrierCode } from '../../../domain/delivery/carriers.ts';
import type { FileFault, RowFault, TrackingRow } from '../../../domain/sending/tracking-file.ts';

type Dispatched = OfficeAnswerOf<'sendingDispatch'>['parcels'][number];
export type Outcome = Dispatched['outcome'];

export const FILE_FAULTS: Record<FileFault, string> = {
  notText: 'This is no CSV file. Save the table as CSV first.',
  openQuote: 'A quotation mark in the file is never closed. A part of the file may be missing.',
  empty: 'The file has no rows.',
  tooLong: 'The file has more than 10,000 rows. Choose a shorter period.',
};

export interface JudgedRow extends TrackingRow {
  /** What was found, or done; null: its fault says it. */
  outcome: Outcome | null;
  text: string;
}

export interface Judgement {
  outcome: Outcome;
  /** Of the server, about what it refused. */
  message?: string | null;
}

/** @param judgements by reference; rows without one are not checked yet and left out */
export function judgeRows(
  rows: readonly TrackingRow[],
  judgements: ReadonlyMap<string, Judgement>,
  carrier: CarrierCode,
): JudgedRow[] {
  return rows.flatMap((row): JudgedRow[] => {
    const { parcel, fault } = row;
    if (fault) return [{ ...row, outcome: null, text: faultText(fault, row, carrier) }];
    const judgement = parcel && judgements.get(parcel.reference);
    if (!judgement) return [];
    const { outcome, message } = judgement;
    return [{ ...row, outcome, text: textOf({ outcome, message }) }];
  });
}

export const textOf = ({ outcome, message }: Judgement): string => message ?? OUTCOMES[outcome];

const OUTCOMES: Record<Outcome, string> = {
  ready: 'Will be dispatched.',
  dispatched: 'Dispatched.',
  sent: 'Left before with this number.',
  sentOtherwise: 'All of it was sent before, in another parcel.',
  notPacked: 'Not all of it is packed.',
  onHold: 'On hold.',
  notPaid: 'Not paid.',
  cancelled: 'Cancelled.',
  unknown: 'No order has this reference.',
  refused: 'Refused.',
};

function faultText(fault: RowFault, { written }: TrackingRow, carrier: CarrierCode): string {
  switch (fault) {
    case 'noReference':
      return 'The row has no order reference.';
    case 'notAReference':
      return `“${written.reference}” is no order reference of this shop.`;
    case 'noTracking':
      return 'The row has no tracking number.';
    case 'notATracking':
      return `“${written.tracking}” is no tracking number of ${CARRIERS[carrier].name}.`;
    case 'repeated':
      return 'Says the same as a row above.';
    case 'twoNumbers':
      return 'The file has several numbers for this order.';
    case 'sharedNumber':
      return 'The file has this number for several orders.';
  }
}

/** Rows that do nothing more and need nobody. */
export const isQuiet = ({ outcome, fault }: JudgedRow): boolean =>
  outcome === 'sent' || fault === 'repeated';

/** Parts of at most so many. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += most) parts.push(items.slice(at, at + most));
  return parts;
}
