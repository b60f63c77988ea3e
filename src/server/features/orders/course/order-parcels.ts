/** Decides which lines of an order go into a parcel, and which count as sent. */
import { ShopError } from '../../../../domain/errors.ts';
import { PRODUCTION_STEPS } from '../../../../domain/orders/production-steps.ts';
import type { ProductionState } from '../../../../domain/orders/production-steps.ts';
import { copiesToMake } from '../../../../domain/orders/remake.ts';
import { canStep, step } from '../../../../domain/state-machine.ts';
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
  const wasSent = ({ id }: LineInWork) => sent.some(({ lineIds }) => lineIds.includes(id));
  // A line that is made again has to be sent again.
  const isSent = (line: LineInWork) => wasSent(line) && line.remaking === null;
  const unsent = all.filter((line) => !isSent(line));
  const wanted = lines ? all.filter(({ position }) => lines.includes(position + 1)) : unsent;
  const same = sent.filter((parcel) => parcel.carrier === carrier && parcel.tracking === tracking);
  const isRepeat = same.some(({ lineIds }) =>
    wanted.every(({ id, remaking }) => lineIds.includes(id) && remaking === null),
  );
  if (isRepeat) return { now: [], later: unsent };
  if (wanted.length === 0) throw refusal('Everything in this order has been sent.');
  if (tracking && same.length > 0)
    throw refusal(`The parcel ${tracking} has left with other lines.`);
  const again = wanted.find(isSent);
  if (again) throw refusal(`Line ${again.position + 1} has been sent.`);
  return { now: wanted, later: unsent.filter((line) => !wanted.includes(line)) };
}

/** Of a line that was sent before only the copies that were made again. */
export function copiesToSend(line: LineInWork, parcels: readonly SentParcel[]): number {
  const wasSent = parcels.some((parcel) => isUnderWay(parcel) && parcel.lineIds.includes(line.id));
  return wasSent ? copiesToMake(line) : line.quantity;
}

/** A dispatched line has been made and packed, even if not every step was recorded. */
export function packedFrom(state: ProductionState): ProductionState {
  let reached = state;
  for (const event of ['start', 'finish'] as const)
    if (canStep(PRODUCTION_STEPS, reached, event)) reached = step(PRODUCTION_STEPS, reached, event);
  return step(PRODUCTION_STEPS, reached, 'pack');
}

const refusal = (message: string) => new ShopError('stepNotAllowed', { message });
