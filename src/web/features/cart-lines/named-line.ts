/** The line of the cart that an address made by `lineAddress` names; null where it names none. Apart, so that each page loads its half. */
export function namedLine(hash: string): string | null {
  return hash.startsWith('#line=') ? hash.slice(6) : null;
}
