/** Facts of every product on sale in memory, in compact columns: a product is its index in featured order. */
import { PROCESSES } from '../../../../domain/catalogue/processes.ts';
import { growingColumn } from './growing-column.ts';
import { packId } from './packed-ids.ts';
import type { FactRow, SlugNames } from './shop-facts.store.ts';

/** Several small numbers of each product, one after another. */
interface Lists {
  /** Where the numbers of each product begin, and at the end of the last one. */
  starts: Uint32Array;
  numbers: Uint16Array;
}

export interface ShopFacts extends SlugNames {
  count: number;
  /** Packed: see `idAt`. */
  ids: Uint32Array;
  fromPence: Uint32Array;
  /** In microseconds. */
  createdAt: Float64Array;
  /** Equal for products of one design. */
  design: Uint32Array;
  /** Index into the names. */
  blank: Uint16Array;
  /** Indices into the names: its category, the parent category and all others that list it. */
  categoriesOf: Lists;
  /** Indices into PROCESSES. */
  processesOf: Lists;
  /** By the product's number: one more than its index, or 0 if it is not on sale. */
  placeOf: Uint32Array;
}

/** @param read passes on the rows in featured order, in portions */
export async function shopFacts(
  read: (each: (rows: readonly FactRow[]) => void) => Promise<void>,
  names: SlugNames,
): Promise<ShopFacts> {
  const ids = growingColumn(Uint32Array);
  const fromPence = growingColumn(Uint32Array);
  const createdAt = growingColumn(Float64Array);
  const design = growingColumn(Uint32Array);
  const blank = growingColumn(Uint16Array);
  const numbers = growingColumn(Uint32Array);
  const categories = growingLists(names.categories.map(({ slug }) => slug));
  const processes = growingLists(PROCESSES);
  const blankAt = indexOfEach(names.blanks.map(({ slug }) => slug));
  await read((rows) => {
    for (const row of rows) {
      packId(row.id, ids);
      fromPence.push(row.fromPence);
      createdAt.push(row.createdAt);
      design.push(row.design);
      blank.push(blankAt.get(row.blank) ?? 0);
      numbers.push(row.number);
      categories.push(row.categories);
      processes.push(row.processes);
    }
  });
  return {
    ...names,
    count: numbers.length,
    ids: ids.whole(),
    fromPence: fromPence.whole(),
    createdAt: createdAt.whole(),
    design: design.whole(),
    blank: blank.whole(),
    categoriesOf: categories.whole(),
    processesOf: processes.whole(),
    placeOf: placesByNumber(numbers.whole()),
  };
}

export const allProducts = ({ count }: ShopFacts): number[] =>
  Array.from({ length: count }, (_, product) => product);

/** Undefined if it is not on sale, or was not when the facts were read. */
export function productNumbered({ placeOf }: ShopFacts, number: number): number | undefined {
  const place = placeOf[number];
  return place ? place - 1 : undefined;
}

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

const indexOfEach = (slugs: readonly string[]) => new Map(slugs.map((slug, at) => [slug, at]));

function growingLists(known: readonly string[]) {
  const indexOf = indexOfEach(known);
  const starts = growingColumn(Uint32Array);
  const numbers = growingColumn(Uint16Array);
  starts.push(0);
  return {
    /** @param slugs separated by spaces; unknown ones are left out */
    push(slugs: string | null): void {
      for (const slug of slugs?.split(' ') ?? []) {
        const index = indexOf.get(slug);
        if (index !== undefined) numbers.push(index);
      }
      starts.push(numbers.length);
    },
    whole: (): Lists => ({ starts: starts.whole(), numbers: numbers.whole() }),
  };
}

function placesByNumber(numbers: Uint32Array): Uint32Array {
  const highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const places = new Uint32Array(highest + 1);
  numbers.forEach((number, product) => (places[number] = product + 1));
  return places;
}
