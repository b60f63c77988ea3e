/** What a refund amounts to, before it is made. */
import { parsePounds } from '../../../../domain/money/money.ts';
import type { Accounts } from '../order.ts';

/** By lines of the invoice, an amount, or all that is left. */
export type Way = 'lines' | 'amount' | 'rest';

export interface RefundChoice {
  way: Way;
  /** Numbers of the invoice's entries. */
  lines: readonly number[];
  /** In pounds, as typed. */
  amount: string;
}

/** In pence; null if the typed amount is none. */
export function sumOf(
  { entries, left }: Pick<Accounts, 'entries' | 'left'>,
  { way, lines, amount }: RefundChoice,
): number | null {
  if (way === 'rest') return left;
  if (way === 'amount')
    return /^\d+(\.\d\d)?$/.test(amount.trim()) ? parsePounds(amount.trim()) : null;
  return entries
    .filter(({ number }) => lines.includes(number))
    .reduce((sum, entry) => sum + entry.left, 0);
}
