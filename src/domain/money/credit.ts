/** Splits a refund over the lines of its invoice, with the VAT in each share. */
import { ShopError } from '../errors.ts';
import { allocate, pence, sum, type Pence } from './money.ts';
import type { TaxedAmount } from './totals.ts';

/** A share of one line of the invoice. */
export interface Credit {
  /** Index on the invoice, from 0. */
  line: number;
  grossPence: Pence;
  vatPence: Pence;
}

/**
 * The rest of the invoice, unless an amount or lines are given. An amount is shared over the lines in proportion to
 * what is left of each.
 */
export interface CreditRequest {
  amountPence?: Pence;
  /** Indexes on the invoice, from 0. */
  lines?: readonly number[];
}

/**
 * The credits add up to the amount. All credits of a line, in any order, never exceed its gross amount and its VAT:
 * VAT is a share of what is left of the line's VAT, so the last credit takes the rest of both. Throws
 * refundTooLarge, or invalid for unknown lines and amounts that are not positive.
 */
export function creditOf(
  invoiced: readonly TaxedAmount[],
  earlier: readonly Credit[],
  { amountPence, lines = invoiced.map((_, line) => line) }: CreditRequest,
): Credit[] {
  const chosen = [...new Set(lines)].toSorted((one, other) => one - other);
  if (chosen.some((line) => !invoiced[line]))
    throw new ShopError('invalid', { message: 'The invoice has no such line.' });
  if (amountPence !== undefined && amountPence <= 0)
    throw new ShopError('invalid', { message: 'A refund is more than nothing.' });
  const left = chosen.map((line) => leftOf(invoiced, earlier, line));
  const refundable = sum(left.map(({ grossPence }) => grossPence));
  const amount = amountPence ?? refundable;
  if (amount > refundable || refundable === 0) throw new ShopError('refundTooLarge');
  const shares = allocate(
    amount,
    left.map(({ grossPence }) => grossPence),
  );
  return left
    .map(({ line, grossPence, vatPence }, place) => {
      const share = shares[place]!;
      const [vat] = allocate(vatPence, [share, grossPence - share]);
      return { line, grossPence: share, vatPence: vat! };
    })
    .filter(({ grossPence }) => grossPence > 0);
}

function leftOf(
  invoiced: readonly TaxedAmount[],
  earlier: readonly Credit[],
  line: number,
): Credit {
  const { grossPence, vatPence } = invoiced[line]!;
  const gone = earlier.filter((credit) => credit.line === line);
  return {
    line,
    grossPence: pence(grossPence - sum(gone.map((credit) => credit.grossPence))),
    vatPence: pence(vatPence - sum(gone.map((credit) => credit.vatPence))),
  };
}
