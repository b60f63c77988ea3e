/** How much a member may refund who may make small refunds only. */
import { ShopError } from '../errors.ts';
import { formatPounds, pence } from '../money/money.ts';
import { isPermitted } from './permissions.ts';
import type { StaffRole } from './permissions.ts';

/** All refunds of one order together, so that a large one cannot be made in parts. */
export const SMALL_REFUNDS = pence(2500);

/** Throws forbidden. */
export function checkCeiling(role: StaffRole, refundedPence: number): void {
  if (refundedPence > SMALL_REFUNDS && !isPermitted(role, 'refunds.make'))
    throw new ShopError('forbidden', {
      message: `You may refund up to ${formatPounds(SMALL_REFUNDS)} of an order. Ask an owner or a manager.`,
    });
}
