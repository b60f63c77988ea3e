/** Formats the state of an order for a terminal. */
import { carrierName } from '../../../domain/delivery/carriers.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { remakingOf } from '../../../domain/orders/pieces/order-of-pieces.ts';
import type { Money } from '../../features/orders/refunds/refund-order-lines.ts';
import type { Course } from '../../features/orders/course/order-course.service.ts';
import { contactOf, labelLines } from '../../features/workshop/papers/parcel-label.ts';
import type { ParcelPerson } from '../../features/workshop/papers/parcel-label.ts';

const money = (amount: number): string => formatPounds(pence(amount));
const day = (at: Date): string => at.toISOString().slice(0, 10);

export function showOrder(
  { order, lines, parcels }: Course,
  { entries, refunds }: Money,
): string[] {
  const numbered = entries.map(({ description, grossPence, leftPence }, place) => {
    const line = lines.find(({ position }) => position === place);
    const state = line?.productionState ?? '';
    const left = leftPence === grossPence ? '' : `, ${money(leftPence)} not refunded`;
    const name = line ? `${line.quantity} × ${description}` : description;
    const remaking = line && remakingOf(line.pieces);
    const again = remaking ? `, ${remaking} made again` : '';
    return `  ${place + 1}  ${state.padEnd(9)} ${name}  ${money(grossPence)}${left}${again}`;
  });
  const unpaid = lines.map(
    ({ position, quantity, name, productionState }) =>
      `  ${position + 1}  ${productionState.padEnd(9)} ${quantity} × ${name}`,
  );
  return [
    `${order.reference}  ${order.state}  ${money(order.totalPence)}`,
    `  placed ${day(order.placedAt)}, ${order.paidAt ? `paid ${day(order.paidAt)}` : 'not paid'}, to leave on ${order.promise.dispatchOn}`,
    ...(entries.length > 0 ? numbered : unpaid),
    ...parcels.map(
      (parcel) =>
        `  parcel ${parcel.state}: ${nameOf(parcel.carrier)} ${parcel.tracking ?? 'untracked'}, lines ${numbersOf(parcel.lineIds, lines)}`,
    ),
    ...refunds.map(
      ({ state, amountPence, reason, createdAt }) =>
        `  refund ${state}: ${money(amountPence)} on ${day(createdAt)}, ${reason}`,
    ),
  ];
}

/** Delivery address, contact and gift note; empty once they are erased. */
export function showParcel(person: ParcelPerson): string[] {
  const label = labelLines(person);
  const giftNote = person.comment.trim();
  return [
    ...(label.length > 0 ? [`  goes to ${label.join(', ')}`] : []),
    ...(person.email === '' ? [] : [`  buyer ${contactOf(person)}`]),
    ...(giftNote === ''
      ? []
      : ['  gift note', ...giftNote.split('\n').map((line) => `    ${line}`)]),
  ];
}

const nameOf = (carrier: string | null): string => (carrier ? carrierName(carrier) : 'no carrier');

function numbersOf(ids: readonly string[], lines: Course['lines']): string {
  return lines
    .filter(({ id }) => ids.includes(id))
    .map(({ position }) => position + 1)
    .join(', ');
}
