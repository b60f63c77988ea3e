/** Parses the arguments of `npm run check-consistency --`. */
import { UsageError } from './order-arguments.ts';

export const CHECK_CONSISTENCY_HELP = `npm run check-consistency

Reads all orders and says where stock, orders, lines and pieces disagree, with some of the orders
of each disagreement. Changes nothing, and may run while the shop is open.
Exit code: 0 all agree, 1 something disagrees, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readCheckConsistencyCommand(typed: readonly string[]): { verb: 'check' } | null {
  if (typed.includes('--help') || typed.includes('-h')) return null;
  if (typed.length > 0) throw new UsageError('It takes no arguments.');
  return { verb: 'check' };
}
