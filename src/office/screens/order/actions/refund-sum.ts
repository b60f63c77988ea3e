/** What a refund amounts to, before it is made. */
import { parsePounds } from '../../../../domain/money/money.ts';
import { moneyText } from '../../../parts/money-text.ts';
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

/** With the pound sign and separators as the page shows them, or without. */
const TYPED = /^£?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d\d?)?$/;

/** In pence; null if the typed amount is none. */
export function sumOf(
  { entries, left }: Pick<Accounts, 'entries' | 'left'>,
  { way, lines, amount }: RefundChoice,
): number | null {
  if (way === 'rest') return left;
  if (way === 'amount')
    return TYPED.test(amount.trim()) ? parsePounds(amount.trim().replaceAll(/[£,]/g, '')) : null;
  return entries
    .filter(({ number }) => lines.includes(number))
    .reduce((sum, entry) => sum + entry.left, 0);
}

/** Why a typed amount cannot be refunded; undefined if it can, or while nothing is typed. */
export function amountFault(
  money: Pick<Accounts, 'entries' | 'left'>,
  choice: RefundChoice,
): string | undefined {
  if (choice.way !== 'amount' || choice.amount.trim() === '') return undefined;
  const sum = sumOf(money, choice);
  if (sum === null) return 'Please type pounds and pence, such as 5 or 5.50.';
  if (sum > money.left) return `Only ${moneyText(money.left)} is left.`;
  return undefined;
}
