/** Facts of every product on sale in memory, in compact columns: a product is its index in featured order. */
import type { Process } from '../../../artwork/design/design.ts';
import type { FactRow, SlugNames } from './shop-facts.store.ts';

/** Several small numbers of each product, one after another. */
interface Lists {
  /** Where the numbers of each product begin, and at the end of the last one. */
  starts: Uint32Array;
  numbers: Uint16Array;
}

export interface ShopFacts extends SlugNames {
  processes: readonly Process[];
  count: number;
  ids: readonly string[];
  fromPence: Uint32Array;
  /** Its position among the newest. */
  newest: Uint32Array;
  /** Index into the names. */
  blank: Uint16Array;
  /** Indices into the names: its category, the parent category and all others that list it. */
  categoriesOf: Lists;
  /** Indices into the names. */
  processesOf: Lists;
}

/** @param rows in featured order */
export function shopFacts(rows: readonly FactRow[], names: SlugNames): ShopFacts {
  const processes = [...new Set(rows.flatMap(slugsIn('processes')))].toSorted() as Process[];
  const categoryAt = indexOfEach(names.categories.map(({ slug }) => slug));
  const blankAt = indexOfEach(names.blanks.map(({ slug }) => slug));
  return {
    ...names,
    processes,
    count: rows.length,
    ids: rows.map(({ id }) => id),
    fromPence: Uint32Array.from(rows, ({ fromPence }) => fromPence),
    newest: Uint32Array.from(rows, ({ newest }) => newest),
    blank: Uint16Array.from(rows, ({ blank }) => blankAt.get(blank) ?? 0),
    categoriesOf: listsOf(rows, slugsIn('categories'), categoryAt),
    processesOf: listsOf(rows, slugsIn('processes'), indexOfEach(processes)),
  };
}

export const allProducts = ({ count }: ShopFacts): number[] =>
  Array.from({ length: count }, (_, product) => product);

/** Whether one of the product's numbers is the wanted one. */
export function holds({ starts, numbers }: Lists, product: number, wanted: number): boolean {
  for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1)
    if (numbers[at] === wanted) return true;
  return false;
}

/** Adds one to the count of each of the product's numbers. */
export function countEach({ starts, numbers }: Lists, product: number, counts: Uint32Array): void {
  for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1)
    counts[numbers[at]!]! += 1;
}

const slugsIn = (column: 'categories' | 'processes') => (row: FactRow) =>
  row[column]?.split(' ') ?? [];

const indexOfEach = (slugs: readonly string[]) => new Map(slugs.map((slug, at) => [slug, at]));

function listsOf(
  rows: readonly FactRow[],
  slugsOf: (row: FactRow) => readonly string[],
  indexOf: ReadonlyMap<string, number>,
): Lists {
  const starts = new Uint32Array(rows.length + 1);
  const numbers: number[] = [];
  rows.forEach((row, product) => {
    for (const slug of slugsOf(row)) {
      const index = indexOf.get(slug);
      if (index !== undefined) numbers.push(index);
    }
    starts[product + 1] = numbers.length;
  });
  return { starts, numbers: Uint16Array.from(numbers) };
}
