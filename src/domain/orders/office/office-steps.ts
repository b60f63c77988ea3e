/** Which steps of an order a member of the staff may take now. */
import { isPermitted } from '../../staff/permissions.ts';
import type { Permission, StaffRole } from '../../staff/permissions.ts';
import { canStep } from '../../state-machine.ts';
import { mayHold } from '../hold.ts';
import { isOpen, mayCancel, ORDER_STEPS } from '../order-steps.ts';
import type { OrderState } from '../order-steps.ts';
import type { ProductionState } from '../production-steps.ts';
import { mayRemake } from '../pieces/remake.ts';

/** The permission that each step needs. */
export const OFFICE_STEPS = {
  produce: 'production.change',
  dispatch: 'production.change',
  deliver: 'production.change',
  remake: 'orders.change',
  approve: 'orders.change',
  flag: 'orders.change',
  hold: 'orders.change',
  release: 'orders.change',
  changeAddress: 'orders.change',
  changeWords: 'orders.change',
  cancel: 'orders.change',
  refund: 'refunds.makeSmall',
  note: 'orders.change',
  resend: 'orders.change',
} as const satisfies Record<string, Permission>;

export type OfficeStep = keyof typeof OFFICE_STEPS;
export const OFFICE_STEP_NAMES = Object.keys(OFFICE_STEPS) as OfficeStep[];

export interface OrderSituation {
  state: OrderState;
  heldAt: Date | null;
  lines: readonly ProductionState[];
  /** How many of its pieces are to be approved. */
  toApprove: number;
  /** Whether a piece waits that can still be flagged; see `mayFlag`. */
  canFlag: boolean;
  /** Of any line; see `mayEditByStaff`. */
  canChangeWords: boolean;
  /** Whether a payment is being taken, is pending or in review. */
  isMoneyMoving: boolean;
  /** What can still be refunded, in pence. */
  leftPence: number;
  hasInvoice: boolean;
  /** Whether its customer can pay it by a link. */
  isPayable: boolean;
  hasParcelInTransit: boolean;
  isErased: boolean;
  isSample: boolean;
}

export function stepsFor(role: StaffRole, order: OrderSituation): OfficeStep[] {
  return OFFICE_STEP_NAMES.filter(
    (step) => isPermitted(role, OFFICE_STEPS[step]) && IS_POSSIBLE[step](order),
  );
}

/** The address can change until the last parcel has left. */
export const mayChangeAddress = (state: OrderState): boolean => isOpen(state);

const IS_POSSIBLE: Record<OfficeStep, (order: OrderSituation) => boolean> = {
  produce: ({ state, heldAt, lines, toApprove }) =>
    !heldAt &&
    toApprove === 0 &&
    (canStep(ORDER_STEPS, state, 'startProduction') ||
      (state === 'inProduction' && lines.includes('waiting'))),
  dispatch: ({ state, heldAt }) => !heldAt && canStep(ORDER_STEPS, state, 'dispatch'),
  deliver: ({ hasParcelInTransit }) => hasParcelInTransit,
  remake: ({ state, heldAt, isErased }) => !heldAt && !isErased && mayRemake(state),
  approve: ({ state, heldAt, toApprove }) => !heldAt && isOpen(state) && toApprove > 0,
  flag: ({ state, heldAt, canFlag }) => !heldAt && isOpen(state) && canFlag,
  hold: ({ state, heldAt }) => mayHold(state, { heldAt }),
  release: ({ heldAt }) => heldAt !== null,
  changeAddress: ({ state, isErased }) => !isErased && mayChangeAddress(state),
  changeWords: ({ canChangeWords }) => canChangeWords,
  cancel: ({ state, lines, isMoneyMoving }) => !isMoneyMoving && mayCancel(state, lines),
  refund: ({ leftPence }) => leftPence > 0,
  note: () => true,
  resend: ({ hasInvoice, isPayable, isErased, isSample }) =>
    (hasInvoice || isPayable) && !isErased && !isSample,
};
