/** Groups cart lines by product, so that a list of two hundred can be folded. */

/** A group of at least this many lines is folded. */
export const FOLDED_FROM = 7;
/** How many lines of a folded group are shown. */
export const SHOWN_FOLDED = 3;

export interface LineGroup<Line> {
  /** In cart order. */
  shown: readonly Line[];
  /** Empty if all lines are shown. */
  folded: readonly Line[];
}

/** Each group takes the place of its first line. */
export function groupLines<Line extends { productId: string }>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  return [...linesByProduct(lines).values()].map((group) =>
    group.length < FOLDED_FROM
      ? { shown: group, folded: [] }
      : { shown: group.slice(0, SHOWN_FOLDED), folded: group.slice(SHOWN_FOLDED) },
  );
}

export function linesByProduct<Line extends { productId: string }>(
  lines: readonly Line[],
): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line.productId);
    if (group) group.push(line);
    else groups.set(line.productId, [line]);
  }
  return groups;
}
