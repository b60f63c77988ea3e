/**
 * Returns the cart line's id from a URL made by `lineAddress`, or null. Separate, so each page
 * loads its half only.
 */
export function namedLine(hash: string): string | null {
  return hash.startsWith('#line=') ? hash.slice(6) : null;
}
