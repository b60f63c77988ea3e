/** Orders products as in a shop window: something of everything, and no design beside itself. */
import type { Product } from './shape.ts';

/** Pictures visible together: left, right and in the row above. */
const SEEN_TOGETHER = 6;

/**
 * Takes one product of each shelf in turn: the best whose design is not among those just shown,
 * otherwise the one shown longest ago. A shelf with only designs that are just shown waits for its
 * next turn.
 *
 * @param shelves products by blank, each shelf best first
 */
export function windowOrder(shelves: readonly (readonly Product[])[]): Product[] {
  const left = shelves.map((shelf) => [...shelf]);
  const shown: Product[] = [];
  for (let before = -1; shown.length > before;) {
    before = shown.length;
    for (const shelf of left) {
      const beside = shown.slice(-SEEN_TOGETHER);
      const lastShown = (one: Product): number =>
        beside.findLastIndex(({ design }) => design === one.design);
      const [next] = shelf.toSorted((one, other) => lastShown(one) - lastShown(other));
      if (!next || next.design === shown.at(-1)?.design) continue;
      shown.push(...shelf.splice(shelf.indexOf(next), 1));
    }
  }
  // Only the design just shown is left.
  return [...shown, ...left.flat()];
}
