/** How many of a product a cart line may have. */
export const LEAST = 1;
export const MOST = 99;

/** True if more than a line may have, to be reported while typing. */
export const isTooMany = (typed: string): boolean => Number(typed) > MOST;

/** Null if the input is not a quantity. */
export function readQuantity(typed: string): number | null {
  const quantity = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0;
  return quantity >= LEAST ? quantity : null;
}
