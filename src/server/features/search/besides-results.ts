/** What a page of results shows besides them: pages for the occasion, products that come near, and best sellers. */
import { EMOJI_WORDS } from '../../../../catalogue/search/emoji-words.ts';
import { LANDINGS } from '../../../../catalogue/search/landings.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { BestSellers } from './best-sellers.service.ts';
import { idAt } from './facts/packed-ids.ts';
import { holds, type ShopFacts } from './facts/shop-facts.ts';
import type { SearchIndex } from './search.memory.ts';
import { byNameAlone, type Term } from './search.terms.ts';

export interface Landing {
  slug: string;
  name: string;
}

/** Products that are like the few results in one way. */
export interface Alike {
  /** The part of the search that they match, or what comes near it; null if they are just in the same categories. */
  said: string | null;
  products: ProductCard[];
}

interface Shown {
  catalogue: Pick<CatalogueService, 'cards'>;
  sold: BestSellers;
}

const SHOWN_INSTEAD = 8;
const MOST_LANDINGS = 3;
/** Of more results a shopper can choose. */
const FEW = 3;
/** One row on a desktop, two on a phone. */
const ALIKE = 4;
const MOST_GROUPS = 2;
/** Takes a few milliseconds in a shop of any size. */
const LOOKED_AT = 10_000;

/** The categories of the occasions and people that were searched, with those that suit the same person. */
export function landingsFor({ categories, categoriesOf }: ShopFacts, terms: readonly Term[]) {
  const own = terms.flatMap((term) => (term.occasion ? term.categories : []));
  const wanted = new Set([...own, ...own.flatMap((slug) => LANDINGS[slug] ?? [])]);
  return [...wanted]
    .flatMap((slug): Landing[] => {
      const place = categories.findIndex((one) => one.slug === slug);
      const name = categories[place]?.name;
      return name !== undefined && categoriesOf.numbers.includes(place) ? [{ slug, name }] : [];
    })
    .slice(0, MOST_LANDINGS);
}

/** @param found by all terms */
export async function alikeOnes(
  { catalogue }: Shown,
  { byTerms, facts }: SearchIndex,
  { terms, missing }: { terms: readonly Term[]; missing: readonly NotMade[] },
  found: readonly number[],
): Promise<Alike[]> {
  if (found.length === 0 || found.length > FEW) return [];
  const shown = new Set(found);
  const groups: Alike[] = [];
  const show = async (said: string | null, products: readonly number[]) => {
    const others = products.filter((product) => !shown.has(product)).slice(0, ALIKE);
    if (others.length === 0 || groups.length === MOST_GROUPS) return;
    others.forEach((product) => shown.add(product));
    groups.push({
      said,
      products: await catalogue.cards(others.map((one) => idAt(facts.ids, one))),
    });
  };
  if (terms.length > 1) {
    const each = await Promise.all(
      terms.map(async (term) => ({
        said: missing.some(({ said }) => said === term.said) ? near(facts, term) : term.said,
        products: (await byTerms([{ ...term, isLast: false }])).found,
      })),
    );
    // A unicorn is rarer than a mug, and says more of what is wanted.
    each.sort((one, other) => one.products.length - other.products.length);
    for (const { said, products } of each) await show(said, products);
  }
  if (groups.length === 0) await show(null, inSameCategories(facts, found[0]!));
  return groups;
}

/** Of the first products of the shop, those that share the most categories. */
function inSameCategories({ categoriesOf, count }: ShopFacts, product: number): number[] {
  const own = categoriesOf.numbers.subarray(
    categoriesOf.starts[product],
    categoriesOf.starts[product + 1],
  );
  const shared = Array.from({ length: Math.min(count, LOOKED_AT) }, (_, one) => ({
    one,
    fits: own.filter((category) => holds(categoriesOf, one, category)).length,
  }));
  return shared
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits)
    .map(({ one }) => one);
}

/** What the products are that come near something that is not made: rainbows for a unicorn. */
function near({ categories }: ShopFacts, { texts, said, categories: slugs }: Term): string {
  const word = texts.find((text) => text !== said);
  return word ?? categories.find(({ slug }) => slugs.includes(slug))?.name ?? said;
}

interface NotMade {
  /** As typed. */
  said: string;
  /** In the plural. */
  name: string;
}

/** What was searched and is not made here. */
export async function notMade(
  { byTerms }: SearchIndex,
  terms: readonly Term[],
): Promise<NotMade[]> {
  const each = terms.map(async (term): Promise<NotMade[]> => {
    if (term.notMade === undefined) return [];
    const { found: made } = await byTerms([byNameAlone(term)]);
    return made.length > 0 ? [] : [{ said: term.said, name: term.notMade }];
  });
  return (await Promise.all(each)).flat();
}

/** Those of the words, also in the plural, that the design editor has as an emoji. */
export const emojiFor = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.replace(/s$/, '')))].filter((word) => EMOJI_WORDS.has(word));

export async function instead({ catalogue, sold }: Shown, { facts }: SearchIndex) {
  const featured = Array.from({ length: Math.min(SHOWN_INSTEAD, facts.count) }, (_, product) =>
    idAt(facts.ids, product),
  );
  const ids = [...new Set([...(await sold()), ...featured])];
  return (await catalogue.cards(ids)).slice(0, SHOWN_INSTEAD);
}
