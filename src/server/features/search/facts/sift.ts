/** Filters, counts and sorts results by the facts in memory, without the database. */
import { PROCESSES, type Process } from '../../../../domain/catalogue/processes.ts';
import type { Facets } from '../../../../domain/catalogue/facet-value.ts';
import type { SortOrder } from '../../../../domain/catalogue/sort-order.ts';
import { compareIds } from './packed-ids.ts';
import { countEach, holds } from './shop-facts.ts';
import type { ShopFacts } from './shop-facts.ts';

export interface FacetQuery {
  category?: string | undefined;
  occasion?: string | undefined;
  blank?: string | undefined;
  process?: Process | undefined;
  minPence?: number | undefined;
  maxPence?: number | undefined;
}

export interface Sifted extends Facets {
  /** Indices of products, in the order of the candidates. */
  found: number[];
}

const CATEGORY = 1;
const OCCASION = 2;
const BLANK = 4;
const PROCESS = 8;
const PRICE = 16;

/** Filters and counts in one pass: a product that fails only one filter still counts for that facet. */
export function sift(facts: ShopFacts, candidates: Iterable<number>, query: FacetQuery): Sifted {
  const { categories, blanks, categoriesOf, processesOf } = facts;
  const { minPence = 0, maxPence = Infinity } = query;
  const category = placeOf(categories, query.category);
  const occasion = placeOf(categories, query.occasion);
  const blank = placeOf(blanks, query.blank);
  const process = query.process === undefined ? ANY : PROCESSES.indexOf(query.process);
  const inCategory = new Uint32Array(categories.length);
  const onOccasion = new Uint32Array(categories.length);
  const ofBlank = new Uint32Array(blanks.length);
  const byProcess = new Uint32Array(PROCESSES.length);
  const found: number[] = [];
  let [lowestPence, highestPence] = [Infinity, 0];
  for (const product of candidates) {
    const fromPence = facts.fromPence[product]!;
    const itsBlank = facts.blank[product]!;
    let missed = 0;
    if (category !== ANY && !holds(categoriesOf, product, category)) missed |= CATEGORY;
    if (occasion !== ANY && !holds(categoriesOf, product, occasion)) missed |= OCCASION;
    if (blank !== ANY && itsBlank !== blank) missed |= BLANK;
    if (process !== ANY && !holds(processesOf, product, process)) missed |= PROCESS;
    if (fromPence < minPence || fromPence > maxPence) missed |= PRICE;
    if (missed === 0) found.push(product);
    if ((missed & ~CATEGORY) === 0) countEach(categoriesOf, product, inCategory);
    if ((missed & ~OCCASION) === 0) countEach(categoriesOf, product, onOccasion);
    if ((missed & ~BLANK) === 0) ofBlank[itsBlank]! += 1;
    if ((missed & ~PROCESS) === 0) countEach(processesOf, product, byProcess);
    if ((missed & ~PRICE) === 0) {
      if (fromPence < lowestPence) lowestPence = fromPence;
      if (fromPence > highestPence) highestPence = fromPence;
    }
  }
  return {
    found,
    categories: offered(
      categories,
      inCategory,
      category,
      (one) => !one.occasion && one.parent === null,
    ),
    occasions: offered(
      categories,
      onOccasion,
      occasion,
      (one) => one.occasion && one.parent === null,
    ),
    blanks: offered(blanks, ofBlank, blank).toSorted(commonFirst),
    processes: PROCESSES.map((name, place) => ({ process: name, count: byProcess[place] ?? 0 }))
      .filter(({ count }, place) => count > 0 || place === process)
      .toSorted((one, other) => other.count - one.count),
    prices: highestPence === 0 ? null : { lowestPence, highestPence },
  };
}

/**
 * The first candidates in the order; of equal prices the featured one comes first, of products made at once that with
 * the lower id.
 * @param candidates in featured order, or as they were found
 * @param count how many are wanted
 */
export function firstInOrder(
  { fromPence, createdAt, ids }: ShopFacts,
  candidates: readonly number[],
  sort: SortOrder,
  count: number,
): readonly number[] {
  if (sort === 'featured') return candidates.slice(0, count);
  const of = (column: Uint32Array | Float64Array, product: number) => column[product] ?? 0;
  const orders = {
    newest: (one: number, other: number) =>
      of(createdAt, other) - of(createdAt, one) || compareIds(ids, one, other),
    'price-low': (one: number, other: number) =>
      of(fromPence, one) - of(fromPence, other) || one - other,
    'price-high': (one: number, other: number) =>
      of(fromPence, other) - of(fromPence, one) || one - other,
  };
  return lowest(candidates, orders[sort], count);
}

/** Up to here it is faster to keep the lowest in one pass than to sort them all. */
const FEW = 500;

function lowest(
  candidates: readonly number[],
  compare: (one: number, other: number) => number,
  count: number,
): number[] {
  if (count > FEW) return candidates.toSorted(compare).slice(0, count);
  const kept: number[] = [];
  for (const candidate of candidates) {
    if (kept.length === count && compare(candidate, kept[count - 1]!) >= 0) continue;
    const place = kept.findLastIndex((one) => compare(one, candidate) <= 0) + 1;
    kept.splice(place, 0, candidate);
    if (kept.length > count) kept.pop();
  }
  return kept;
}

function commonFirst(one: { name: string; count: number }, other: { name: string; count: number }) {
  return other.count - one.count || (one.name < other.name ? -1 : 1);
}

/** Matches any value. An unknown slug gets index -1, which matches no product. */
const ANY = -2;
const placeOf = (names: readonly { slug: string }[], wanted: string | undefined): number =>
  wanted === undefined ? ANY : names.findIndex(({ slug }) => slug === wanted);

/** A chosen value stays listed even with no results, so that it can be deselected. */
function offered<Name extends { slug: string; name: string }>(
  names: readonly Name[],
  counts: Uint32Array,
  chosen: number,
  mayBe: (name: Name) => boolean = () => true,
) {
  return names.flatMap((one, place) => {
    const count = counts[place] ?? 0;
    const isOffered = place === chosen || (count > 0 && mayBe(one));
    return isOffered ? [{ slug: one.slug, name: one.name, count }] : [];
  });
}
