/** The steps that the staff take for many orders at once. */
import type { OrderState } from '../order-steps.ts';

export const BULK_STEPS = ['produce', 'hold', 'release'] as const;

export type BulkStep = (typeof BULK_STEPS)[number];

export interface BulkSituation {
  state: OrderState;
  /** Null: not on hold. */
  heldAt: Date | null;
}

/** Whether an order is where the step brings it. */
export function bringsTo(step: BulkStep, { state, heldAt }: BulkSituation): boolean {
  if (step === 'hold') return heldAt !== null;
  if (step === 'release') return heldAt === null && (state === 'paid' || state === 'inProduction');
  return state === 'inProduction' && heldAt === null;
}
