/** Making copies of an order line again, each from a new blank. */
import { ShopError } from '../errors.ts';
import { step } from '../state-machine.ts';
import { mayEdit, ORDER_STEPS } from './order-steps.ts';
import type { OrderState } from './order-steps.ts';
import { PRODUCTION_STEPS } from './production-steps.ts';
import type { ProductionState } from './production-steps.ts';

/** Why something is made again, in words for histories. */
export const REMAKE_CAUSES = {
  misprint: 'Misprint',
  colour: 'Wrong colour',
  alignment: 'Out of alignment',
  faultyBlank: 'Faulty blank',
  broken: 'Broken',
  ourWords: 'Wrong words, our mistake',
  theirWords: 'Wrong words, the customer’s mistake',
  lost: 'Lost',
} as const;

export type RemakeCause = keyof typeof REMAKE_CAUSES;
export const REMAKE_CAUSE_CODES = Object.keys(REMAKE_CAUSES) as RemakeCause[];

export const isRemakeCause = (word: string): word is RemakeCause =>
  Object.hasOwn(REMAKE_CAUSES, word);

/** Once production has started, also after delivery. */
export const mayRemake = (state: OrderState): boolean =>
  Object.hasOwn(ORDER_STEPS[state], 'remake');

export interface LineToRemake {
  quantity: number;
  /** Copies that are being made again; null: the line is made for the first time, or done. */
  remaking: number | null;
  productionState: ProductionState;
}

/**
 * The line after so many of its copies have to be made again. Copies that wait for their remake
 * already are joined by them; a remake that was begun is replaced. Throws invalid and stepNotAllowed.
 */
export function remadeLine(
  { quantity, remaking, productionState }: LineToRemake,
  copies: number,
): Pick<LineToRemake, 'remaking' | 'productionState'> {
  if (copies > quantity)
    throw new ShopError('invalid', {
      violations: [{ propertyPath: 'copies', message: `The line has only ${quantity}.` }],
    });
  const waiting = productionState === 'waiting' ? (remaking ?? 0) : 0;
  return {
    remaking: Math.min(quantity, waiting + copies),
    productionState: step(PRODUCTION_STEPS, productionState, 'remake'),
  };
}

/** The staff also change lines of which every copy waits to be made again: the words were wrong. */
export const mayEditByStaff = (state: OrderState, line: LineToRemake): boolean =>
  mayEdit(state, line.productionState) ||
  (state === 'inProduction' &&
    line.productionState === 'waiting' &&
    line.remaking === line.quantity);

/** How many copies are to be made now. */
export const copiesToMake = ({
  quantity,
  remaking,
}: Pick<LineToRemake, 'quantity' | 'remaking'>): number => remaking ?? quantity;
