/** Parses the arguments of `npm run stock --`. */
import type { StockChange } from '../../../domain/orders/stock-change.ts';
import { UsageError } from './order-arguments.ts';

export interface StockCommand {
  sku: string;
  change: StockChange;
}

const MOST = 1_000_000;

export const STOCK_HELP = `npm run stock -- <sku of a blank> <what happened>

  +<n>           n were delivered
  -<n>           n broke or were lost
  counted <n>    n are in stock now; those held for orders that wait for payment, and
                 those sold but not in production yet, are subtracted from the saleable stock

Prints the saleable stock before and after. Exit code: 0 done, 1 refused by the
shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readStockCommand(typed: readonly string[]): StockCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const [sku = '', ...rest] = typed;
  const said = rest.join(' ');
  if (/^\d+$/.test(said))
    throw new UsageError(
      `Say what ${said} means: “+${said}” for a delivery, “counted ${said}” for a stock count.`,
    );
  const [, kind = '', digits = ''] = /^(\+|-|counted )(\d{1,7})$/.exec(said) ?? [];
  const count = Number(digits);
  if (kind === '' || count > MOST || (count === 0 && kind !== 'counted '))
    throw new UsageError(
      `“${said}” is not +<n>, -<n> or counted <n>, with a whole number up to ${MOST}.`,
    );
  return { sku, change: { kind: KINDS[kind] ?? 'counted', count } };
}

const KINDS: Readonly<Record<string, StockChange['kind']>> = { '+': 'delivered', '-': 'removed' };
