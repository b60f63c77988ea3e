/** The symbol that a search found no product for, until an editor has opened to add it. */

let sought = '';

export function seekSymbol(words: string): void {
  sought = words;
}

/** Empty if none was searched for, or once it was taken. */
export function takeSoughtSymbol(): string {
  const taken = sought;
  sought = '';
  return taken;
}
