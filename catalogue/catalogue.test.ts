/** The demo shop holds together: everything named exists, prices are honest, and no two pages say the same. */
import { describe, expect, it } from 'vitest';
import { blanks } from './blanks.ts';
import { categories } from './categories.ts';
import { designs } from './designs/designs.ts';
import { closestPairs, contentWords } from './distinctness.ts';
import { products } from './products.ts';
import type { BlankVariant, Category, Product } from './shape.ts';
import { offeredUnits, skuOf } from './variants.ts';

const MENU_CUT = 75;
const HIGHEST_SHARE = 0.4;
const HIGHEST_PHRASE_SHARE = 0.1;

const subCategories = categories.flatMap((parent) => parent.categories ?? []);
const everyCategory: Category[] = [...categories, ...subCategories];
function unitsOf(product: Product): BlankVariant[] {
  return blanks.filter(({ slug }) => slug === product.blank).flatMap((blank) => offeredUnits(product, blank));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('products', () => {
  it('are plenty, each with its own address, name and codes', () => {
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(repeated(products.map(({ summary }) => summary))).toEqual([]);
    expect(repeated(products.flatMap((product) => unitsOf(product).map((unit) => skuOf(product, unit))))).toEqual([]);
  });

  it('are designs on blanks that exist', () => {
    const blankSlugs = blanks.map(({ slug }) => slug);
    expect(products.filter(({ blank }) => !blankSlugs.includes(blank))).toEqual([]);
    const undrawn = products.map(({ design }) => design).filter((design) => !Object.hasOwn(designs, design));
    expect([...new Set(undrawn)]).toEqual([]);
  });

  it('use every blank and every design', () => {
    const idle = blanks.filter(({ slug }) => !products.some(({ blank }) => blank === slug));
    expect(idle.map(({ slug }) => slug)).toEqual([]);
    const unsold = Object.keys(designs).filter((slug) => !products.some(({ design }) => design === slug));
    expect(unsold).toEqual([]);
  });

  it('offer at least one unit to buy, in finishes and sizes their blank has', () => {
    for (const product of products) {
      const offered = unitsOf(product);
      expect(offered.length, product.slug).toBeGreaterThan(0);
      for (const finish of product.finishes ?? []) {
        expect(offered.map((unit) => unit.finish), product.slug).toContain(finish);
      }
      for (const size of product.sizes ?? []) {
        expect(offered.map((unit) => unit.options.size), product.slug).toContain(size);
      }
    }
  });

  it('write their sample words into fields their design has, and within its limits', () => {
    for (const { slug, design, sample } of products) {
      for (const [field, words] of Object.entries(sample ?? {})) {
        const found = designs[design]?.fields.find(({ name }) => name === field);
        expect(found, `${slug} has no field ${field}`).toBeDefined();
        expect([...words].length, `${slug}: ${words}`).toBeLessThanOrEqual(found?.maxLength ?? 0);
      }
    }
  });

  it('cost whole pence, and were dearer wherever a former price is shown', () => {
    for (const { slug, pricePence, wasPence } of products) {
      expect(Number.isInteger(pricePence) && pricePence > 0, slug).toBe(true);
      if (wasPence !== undefined) expect(wasPence, slug).toBeGreaterThan(pricePence);
    }
    expect(products.filter(({ wasPence }) => wasPence !== undefined).length).toBeGreaterThanOrEqual(14);
  });

  it('have two paragraphs and a one-sentence summary', () => {
    for (const { slug, description, summary } of products) {
      expect(description.length, slug).toBe(2);
      expect(summary.length, slug).toBeLessThanOrEqual(110);
      expect(contentWords(description.join(' ')).length, slug).toBeGreaterThanOrEqual(15);
    }
  });

  it('are described differently: few shared words and fewer shared phrases in any two descriptions', () => {
    const [closest] = closestPairs(products, blanks, 'words');
    expect(closest?.share, JSON.stringify(closest)).toBeLessThanOrEqual(HIGHEST_SHARE);
    const [nearest] = closestPairs(products, blanks, 'phrases');
    expect(nearest?.share, JSON.stringify(nearest)).toBeLessThanOrEqual(HIGHEST_PHRASE_SHARE);
  });
});

describe('categories', () => {
  it('fill the menu and both footer columns', () => {
    expect(categories.length).toBeGreaterThanOrEqual(16);
    expect(repeated(everyCategory.map(({ slug }) => slug))).toEqual([]);
    for (const { slug, categories: children } of categories) {
      expect(children?.length, slug).toBeGreaterThanOrEqual(2);
      expect(children?.length, slug).toBeLessThanOrEqual(6);
    }
    expect(subCategories.map(({ slug }) => slug)).toContain('clearance-lines');
    expect(categories.map(({ slug }) => slug)).toContain('eco-friendly');
  });

  it('are shown by a product of their own', () => {
    for (const { slug, pictureOf, categories: children } of everyCategory) {
      const own = children ? children.map((child) => child.slug) : [slug];
      const product = products.find((each) => each.slug === pictureOf);
      expect(product?.categories.some((each) => own.includes(each)), `${slug}: ${pictureOf}`).toBe(true);
    }
  });

  it('do not show one picture twice in a menu', () => {
    for (const { slug, categories: children = [] } of categories) {
      expect(repeated(children.map(({ pictureOf }) => pictureOf)), slug).toEqual([]);
    }
  });

  it('hold at least three products each, and every product is in a sub-category', () => {
    const slugs = subCategories.map(({ slug }) => slug);
    for (const slug of slugs) {
      const held = products.filter((product) => product.categories.includes(slug));
      expect(held.length, slug).toBeGreaterThanOrEqual(3);
    }
    for (const product of products) {
      expect(product.categories.length, product.slug).toBeGreaterThan(0);
      expect(repeated(product.categories), product.slug).toEqual([]);
      expect(product.categories.filter((slug) => !slugs.includes(slug)), product.slug).toEqual([]);
    }
  });

  it('mostly fit the menu, with some long enough to be cut', () => {
    const long = everyCategory.filter(({ metaDescription }) => metaDescription.length > MENU_CUT);
    expect(long.length).toBeGreaterThanOrEqual(3);
    expect(long.length).toBeLessThan(everyCategory.length / 4);
    for (const { slug, metaDescription } of everyCategory) {
      expect(metaDescription.length, slug).toBeGreaterThanOrEqual(20);
      expect(metaDescription.length, slug).toBeLessThanOrEqual(160);
    }
    expect(repeated(everyCategory.map(({ metaDescription }) => metaDescription))).toEqual([]);
  });
});

describe('blanks', () => {
  it('keep each unit once, in a finish they have; some run low and one is sold out', () => {
    const units = blanks.flatMap(({ variants }) => variants);
    expect(repeated(units.map(({ sku }) => sku))).toEqual([]);
    for (const { slug, finishes, variants } of blanks) {
      const finishSlugs = finishes.map((finish) => finish.slug);
      expect(variants.filter(({ finish }) => !finishSlugs.includes(finish)), slug).toEqual([]);
    }
    expect(units.some(({ stock }) => stock === 0)).toBe(true);
    expect(units.filter(({ stock }) => stock > 0 && stock < 10).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure of likeness', () => {
  const [first, second] = products;
  it('finds a copied description, and ignores what the blank says of itself', () => {
    if (!first || !second) throw new Error('The shop has no products');
    const copy = { ...second, description: first.description };
    expect(closestPairs([first, copy], blanks, 'words')[0]?.share).toBe(1);
    expect(closestPairs([first, copy], blanks, 'phrases')[0]?.share).toBe(1);
    const facts = { ...first, description: ['White glazed ceramic, dishwasher and microwave safe.'] };
    expect(closestPairs([facts, { ...facts, slug: 'other' }], blanks, 'words')[0]?.share).toBe(0);
  });
});
