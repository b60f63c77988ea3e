/** Lines of one product stand together, so that a list of two hundred can be folded. */

/** From so many lines of one product on, a list shows the first few and folds the rest. */
export const FOLDED_FROM = 7;
/** What a folded list shows of them. */
export const SHOWN_FOLDED = 3;

export interface LineGroup<Line> {
  /** In their own order. */
  shown: readonly Line[];
  /** Empty where all are shown. */
  folded: readonly Line[];
}

/** Groups stand where their first line stood. */
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
