/** Parses the arguments of `npm run orders --`. */
import { parseArgs } from 'node:util';
import { isOrderState, ORDER_STATES } from '../../../domain/orders/order-steps.ts';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import type { OrderListQuery } from '../../features/orders/search/order-list.store.ts';
import { UsageError } from './order-arguments.ts';

const TO_DO: readonly OrderState[] = ['paid', 'inProduction'];
const LIMIT = 100;

export const ORDERS_HELP = `npm run orders [-- which]

  Lists the orders to be made or dispatched, the earliest promise first.

  --state <state> …       these instead: ${ORDER_STATES.join(', ')}
  --all                   orders in every state
  --leaves <yyyy-mm-dd>   only those promised to leave on this day or before
  --find <text>           only those with this text in buyer, email, reference, product or personalisation
  --limit <n>             at most this many; default: ${LIMIT}

Exit code: 0 done, 2 wrong usage. npm run order -- <reference> shows one order.`;

const OPTIONS = {
  state: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  leaves: { type: 'string' },
  find: { type: 'string' },
  limit: { type: 'string' },
} as const;

/** Null if help is requested. Throws UsageError. */
export function readOrdersCommand(typed: readonly string[]): OrderListQuery | null {
  if (typed.includes('--help') || typed.includes('-h')) return null;
  const { state, all, leaves, find, limit = String(LIMIT) } = parse(typed);
  if (all && state) throw new UsageError('--all cannot be combined with a state.');
  if (leaves !== undefined && !isDay(leaves))
    throw new UsageError(`“${leaves}” is not a date such as 2026-11-23.`);
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new UsageError('--limit takes a number up to 9999.');
  return {
    states: all ? ORDER_STATES : (state?.map(readState) ?? TO_DO),
    ...(leaves !== undefined && { leavesBy: leaves }),
    ...(find !== undefined && find !== '' && { text: find }),
    limit: Number(limit),
  };
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({ args: [...typed], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function readState(typed: string): OrderState {
  if (!isOrderState(typed))
    throw new UsageError(`“${typed}” is not a state: use one of ${ORDER_STATES.join(', ')}.`);
  return typed;
}

const isDay = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));
