/** Decides which lines of an order go into a parcel, and which count as sent. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Piece } from '../pieces/pieces.store.ts';
import type { LineInWork, SentParcel } from './order-course.store.ts';

/** Returned and lost parcels have to be sent again. */
export function isUnderWay({ state }: SentParcel): boolean {
  return state === 'dispatched' || state === 'delivered';
}

export interface WantedParcel {
  carrier: string;
  tracking: string | null;
  lines?: readonly number[];
}

/** `now` is empty if this exact parcel has left already. Throws stepNotAllowed and invalid. */
export function linesToSend(
  all: readonly LineInWork[],
  parcels: readonly SentParcel[],
  { carrier, tracking, lines }: WantedParcel,
): { now: LineInWork[]; later: LineInWork[] } {
  const missing = lines?.find((number) => !all.some(({ position }) => position + 1 === number));
  if (missing !== undefined)
    throw new ShopError('invalid', { message: `The order has no line ${missing}.` });
  const sent = parcels.filter(isUnderWay);
  const isSent = (line: LineInWork) => piecesToSend(line).length === 0;
  const unsent = all.filter((line) => !isSent(line));
  const wanted = lines ? all.filter(({ position }) => lines.includes(position + 1)) : unsent;
  const same = sent.filter((parcel) => parcel.carrier === carrier && parcel.tracking === tracking);
  const isRepeat = same.some(({ lineIds }) =>
    wanted.every((line) => lineIds.includes(line.id) && isSent(line)),
  );
  if (isRepeat) return { now: [], later: unsent };
  if (wanted.length === 0) throw refusal('Everything in this order has been sent.');
  if (tracking && same.length > 0)
    throw refusal(`The parcel ${tracking} has left with other lines.`);
  const again = wanted.find(isSent);
  if (again) throw refusal(`Line ${again.position + 1} has been sent.`);
  return { now: wanted, later: unsent.filter((line) => !wanted.includes(line)) };
}

/** If the line was sent before, these are only the pieces that were made again. */
export const piecesToSend = ({ pieces }: LineInWork): Piece[] =>
  pieces.filter(({ state }) => state !== 'dispatched');

const refusal = (message: string) => new ShopError('stepNotAllowed', { message });
