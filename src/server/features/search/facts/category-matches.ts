/** Ranks what a search finds by its text and by the categories that its terms stand for. */
import { allProducts, holds, type ShopFacts } from './shop-facts.ts';

/** With fewer products that fit all of its terms, a search also lists the rest of its first one. */
const FEW = 12;

interface CategoryTerm {
  /** Slugs; every product in these categories matches. */
  categories: readonly string[];
  /** Slugs of categories that match as well; their products come after those of `categories`. */
  wider: readonly string[];
  /** An occasion or a person. */
  occasion: boolean;
}

interface Found {
  /** By the texts of all terms, the nearest first. */
  inText: readonly number[];
  /** So many of those have the texts in their name, and come first. */
  named: number;
  /** By the texts of each term. */
  each: readonly (readonly number[])[];
  /** How well the words on a product suit the people among the terms. */
  says: ReadonlyMap<number, number>;
}

/**
 * A term matches by its texts or by a category. Products in the categories of the most terms come first: 'gran' is
 * meant as a person, though it also begins 'granted'. Within those, the products that say so come first, those that name
 * someone else last; then those with the words in their name, designs drawn for the occasion, nearer categories, text
 * matches of all terms, featured order.
 */
export function withCategories(
  facts: ShopFacts,
  terms: readonly CategoryTerm[],
  { inText, named, each, says }: Found,
): number[] {
  const nearly = terms.map(({ categories }) => inCategories(facts, categories));
  const fits = terms.map(({ categories, wider }) => inCategories(facts, [...categories, ...wider]));
  const held = each.map((found) => new Set(found));
  const matches = (product: number, at: number) =>
    fits[at]!(product) || held[at]?.has(product) === true;
  const all = allProducts(facts);
  const first = new Set(inText);
  const rest = all.filter(
    (product) => !first.has(product) && terms.every((_, at) => matches(product, at)),
  );
  const inName = new Set(inText.slice(0, named));
  const bestFirst = byWorth([
    (product) => countOf(fits, product),
    (product) => says.get(product) ?? 0,
    (product) => (inName.has(product) ? 1 : 0),
    drawnFor(facts, terms, fits),
    (product) => countOf(nearly, product),
  ]);
  const found = bestFirst([...inText, ...rest]);
  const isThin = found.length > 0 && found.length < FEW && terms.length > 1;
  if (!isThin || terms.some(({ occasion }) => !occasion)) return found;
  const shown = new Set(found);
  const ofFirst = all.filter((product) => !shown.has(product) && matches(product, 0));
  return [...found, ...bestFirst(ofFirst)];
}

/** Between -WORTHS / 2 and WORTHS / 2. */
type Worth = (product: number) => number;
const WORTHS = 64;

/** Sorts by the first of the worths, then by the second and so on; equals stay in their order. */
function byWorth(worths: readonly Worth[]) {
  const whole = (product: number) =>
    worths.reduce((sum, worth) => sum * WORTHS + worth(product), 0);
  return (products: readonly number[]): number[] =>
    products
      .map((product) => ({ product, worth: whole(product) }))
      .toSorted((one, other) => other.worth - one.worth)
      .map(({ product }) => product);
}

const countOf = (fits: readonly ((product: number) => boolean)[], product: number): number =>
  fits.filter((fit) => fit(product)).length;

/** 1 for products of designs of which every product fits one of the occasions. */
function drawnFor(
  { count, design }: ShopFacts,
  terms: readonly CategoryTerm[],
  fits: readonly ((product: number) => boolean)[],
): Worth {
  const elsewhere = terms.flatMap(({ occasion }, at) => {
    if (!occasion) return [];
    const designs = new Set<number>();
    for (let product = 0; product < count; product += 1)
      if (!fits[at]!(product)) designs.add(design[product]!);
    return [designs];
  });
  return (product) => (elsewhere.some((designs) => !designs.has(design[product]!)) ? 1 : 0);
}

function inCategories({ categories, categoriesOf }: ShopFacts, slugs: readonly string[]) {
  const wanted = categories.flatMap(({ slug }, at) => (slugs.includes(slug) ? [at] : []));
  return (product: number): boolean =>
    wanted.some((category) => holds(categoriesOf, product, category));
}
