/** Orders on hold: a person has a question, so nothing of the order is made or sent until its release. */
import { ShopError } from '../errors.ts';
import { isOpen } from './order-steps.ts';
import type { OrderState } from './order-steps.ts';

/** Only orders to make and send can be held; a second hold would hide the first reason. */
export const mayHold = (state: OrderState, { heldAt }: { heldAt: Date | null }): boolean =>
  isOpen(state) && !heldAt;

/** Throws stepNotAllowed. Called before production, machine files and dispatch. */
export function refuseHeld({
  heldAt,
  heldReason,
}: {
  heldAt: Date | null;
  heldReason: string | null;
}): void {
  if (heldAt)
    throw new ShopError('stepNotAllowed', {
      message: `This order is on hold: ${heldReason}. Release it first.`,
    });
}
