/** What a change of a cart's lines means for the stored ones. */
import { isSameLine } from './cart.ts';
import type { CartLine } from './cart.ts';

export interface LineChanges<Line> {
  /** Ids of lines that are gone. */
  removed: readonly string[];
  /** Lines with another product or personalisation, and perhaps another quantity. */
  replaced: readonly Line[];
  /** Lines with another quantity only. */
  counted: readonly Line[];
  added: readonly Line[];
}

export function lineChanges<Line extends CartLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineChanges<Line> {
  const known = new Map(before.map((line) => [line.id, line]));
  const left = new Set(after.map(({ id }) => id));
  const changes = {
    removed: before.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    replaced: [] as Line[],
    counted: [] as Line[],
    added: [] as Line[],
  };
  for (const line of after) {
    const present = known.get(line.id);
    if (!present) changes.added.push(line);
    else if (!isSameLine(present, line)) changes.replaced.push(line);
    else if (present.quantity !== line.quantity) changes.counted.push(line);
  }
  return changes;
}
