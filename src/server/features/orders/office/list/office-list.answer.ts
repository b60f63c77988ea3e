/** The wire form of the office's list of orders, with what the caller may see. */
import type { TableRow } from '../../../../../contract/office/files.ts';
import type { ListedOrder } from '../../../../../contract/office/orders/orders.ts';
import { pence, poundsValue } from '../../../../../domain/money/money.ts';
import { dueOf } from '../../../../../domain/orders/due.ts';
import { isOpen } from '../../../../../domain/orders/order-steps.ts';
import type { OfficeRow } from './office-list.service.ts';
import { officeProofAddress } from '../papers/office-proof-address.ts';
import type { Visibility } from '../visibility.ts';

export function answerListed(row: OfficeRow, today: string, visibility: Visibility): ListedOrder {
  const { heldAt, heldReason, lines, email, town, postcode } = row;
  return {
    reference: row.reference,
    state: row.state,
    placedAt: row.placedAt.toISOString(),
    dispatchOn: row.dispatchOn,
    due: isOpen(row.state) ? dueOf(row.dispatchOn, today) : null,
    hold: heldAt && { since: heldAt.toISOString(), reason: heldReason ?? '' },
    isInReview: row.isInReview,
    hasGiftNote: row.hasGiftNote,
    pieces: row.pieces,
    production: row.production,
    lines: lines.map(({ id, designHash, ...line }) => ({
      ...line,
      proof: officeProofAddress({ id, designHash }),
    })),
    lineCount: row.lineCount,
    buyer: visibility.people && email !== '' ? { name: nameOf(row), email, town, postcode } : null,
    total: visibility.money ? row.totalPence : null,
  };
}

const nameOf = ({ firstName, lastName }: OfficeRow): string => `${firstName} ${lastName}`.trim();

type Column = readonly [title: string, cell: (row: OfficeRow) => string | number];

const COLUMNS: readonly Column[] = [
  ['Order', ({ reference }) => reference],
  ['State', ({ state }) => state],
  ['Placed', ({ placedAt }) => placedAt.toISOString()],
  ['Paid', ({ paidAt }) => paidAt?.toISOString() ?? ''],
  ['Leaves', ({ dispatchOn }) => dispatchOn],
  ['On hold', ({ heldReason }) => heldReason ?? ''],
  ['Pieces', ({ pieces }) => pieces],
  ['Lines', ({ lines }) => lines.map(describeLine).join('; ')],
];
const PEOPLE: readonly Column[] = [
  ['Name', nameOf],
  ['Email', ({ email }) => email],
  ['Town', ({ town }) => town],
  ['Postcode', ({ postcode }) => postcode],
];
const MONEY: readonly Column[] = [
  ['Goods', ({ itemsPence }) => poundsValue(pence(itemsPence))],
  ['Delivery', ({ deliveryPence }) => poundsValue(pence(deliveryPence))],
  ['VAT', ({ vatPence }) => poundsValue(pence(vatPence))],
  ['Total', ({ totalPence }) => poundsValue(pence(totalPence))],
];

function describeLine({ quantity, name, words }: OfficeRow['lines'][number]): string {
  const printed = words.map(({ text }) => `“${text.replaceAll(/\s+/g, ' ')}”`).join(' ');
  return `${quantity} × ${name}${printed && ` ${printed}`}`;
}

/** The first row names the columns; those that the caller may not see are left out. */
export async function* tableOf(
  rows: AsyncIterable<OfficeRow>,
  visibility: Visibility,
): AsyncGenerator<TableRow> {
  const columns = [
    ...COLUMNS,
    ...(visibility.people ? PEOPLE : []),
    ...(visibility.money ? MONEY : []),
  ];
  yield columns.map(([title]) => title);
  for await (const row of rows) yield columns.map(([, cell]) => cell(row));
}
