/** What was typed at checkout against what the server has. On every page, so the rest is in checkout-form.ts. */
import type { TypedAtCheckout } from '../state/cart.ts';

type Part = Readonly<Record<string, unknown>>;

/** Returns the part of `typed` that differs from what was saved. */
export function withoutSaved(typed: TypedAtCheckout, saved: TypedAtCheckout): TypedAtCheckout {
  const { payment, shipping, ...details } = typed;
  const parts = Object.entries({ payment, shipping }).flatMap(([type, address]) => {
    const rest = address && differing(address, saved[type as 'payment' | 'shipping'] ?? {});
    return rest && Object.keys(rest).length > 0 ? [[type, rest]] : [];
  });
  return { ...differing(details, saved as Part), ...Object.fromEntries(parts) };
}

/** Whether the server already has every value of this part. */
export function isSamePart(part: Part, confirmed: object): boolean {
  return Object.entries(part).every(([field, value]) => (confirmed as Part)[field] === value);
}

function differing<Of extends object>(part: Of, saved: Part): Partial<Of> {
  return Object.fromEntries(
    Object.entries(part).filter(([field, value]) => saved[field] !== value),
  ) as Partial<Of>;
}
