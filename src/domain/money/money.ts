/** Money in whole pence: exact sums, allocation, VAT within a price, and formatting. */

declare const inPence: unique symbol;

/** A whole number of pence; negative in refunds and credit notes. */
export type Pence = number & { readonly [inPence]: true };

/** Throws RangeError for anything but a safe integer, because a fraction of a penny is always our bug. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of pence: ${amount}`);
  // Adding zero turns -0 into 0, so that equal amounts are identical.
  return (amount + 0) as Pence;
}

export const ZERO = pence(0);

export function times(amount: Pence, count: number): Pence {
  return pence(amount * count);
}

export function sum(amounts: Iterable<Pence>): Pence {
  let total = 0;
  for (const amount of amounts) total += amount;
  return pence(total);
}

/**
 * Splits an amount by weights. The shares add up to it exactly (largest remainder; on equal remainders the earlier
 * share gets the penny). Weights are non-negative integers; if all are zero they count as equal.
 */
export function allocate(amount: Pence, weights: readonly number[]): Pence[] {
  if (weights.length === 0) {
    if (amount !== 0) throw new RangeError('Nothing to share the amount among');
    return [];
  }
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`Weights must be whole and not negative: ${weights.join(', ')}`);
  }
  const total = weights.reduce((all, weight) => all + weight, 0);
  if (total === 0)
    return allocate(
      amount,
      weights.map(() => 1),
    );

  // BigInt, because an amount times a weight may exceed the safe integers.
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const shares = weights.map((weight) => Number((whole * BigInt(weight)) / BigInt(total)));
  const remainders = weights.map((weight) => Number((whole * BigInt(weight)) % BigInt(total)));
  const left = Math.abs(amount) - shares.reduce((all, share) => all + share, 0);
  const favoured = new Set(
    weights
      .map((_, place) => place)
      .toSorted((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b)
      .slice(0, left),
  );
  return shares.map((share, place) => pence(sign * (share + (favoured.has(place) ? 1 : 0))));
}

/**
 * The VAT in a VAT-inclusive amount: gross × rate / (100 + rate), with halves rounded away from zero (HMRC
 * forbids always rounding down). The rate is in percent with at most two decimals.
 */
export function vatWithin(gross: Pence, ratePercent: number): Pence {
  const rate = Math.round(ratePercent * 100);
  if (!Number.isFinite(ratePercent) || rate < 0 || Math.abs(rate - ratePercent * 100) > 1e-6) {
    throw new RangeError(`Not a VAT rate: ${ratePercent}`);
  }
  const whole = 10_000 + rate;
  const vat = Math.floor((2 * Math.abs(gross) * rate + whole) / (2 * whole));
  return pence(gross < 0 ? -vat : vat);
}

/** '12.49': two decimals without a currency sign, as payment providers expect. */
export function poundsValue(amount: Pence): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** '£12.49', without thousands separators (specification §9). */
export function formatPounds(amount: Pence): string {
  const value = poundsValue(amount);
  return value.startsWith('-') ? `-£${value.slice(1)}` : `£${value}`;
}

/** Parses '12.49' from a payment provider. Throws RangeError if the text is not an amount. */
export function parsePounds(value: string): Pence {
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value);
  if (!parts) throw new RangeError(`Not an amount in pounds: ${value}`);
  const [, sign, pounds = '', fraction = ''] = parts;
  return pence(Number(`${sign}${pounds}${fraction.padEnd(2, '0')}`));
}
