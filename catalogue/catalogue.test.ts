/** The demo shop is consistent: everything named exists, prices are honest, and no two pages say the same. */
import { describe, expect, it } from 'vitest';
import { readDimensions } from '../src/domain/catalogue/dimensions.ts';
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
  return blanks
    .filter(({ slug }) => slug === product.blank)
    .flatMap((blank) => offeredUnits(product, blank));
}

function slugsOf(things: readonly { slug: string }[]): string[] {
  return things.map(({ slug }) => slug);
}

/** Below zero for a field the design lacks, so that no text fits it. */
function longest(design: string, field: string): number {
  return designs[design]?.fields.find(({ name }) => name === field)?.maxLength ?? -1;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('products', () => {
  it('are at least 160, each with its own address, name and codes', () => {
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(repeated(products.map(({ summary }) => summary))).toEqual([]);
    expect(
      repeated(products.flatMap((product) => unitsOf(product).map((unit) => skuOf(product, unit)))),
    ).toEqual([]);
  });

  it('are designs on blanks that exist', () => {
    const blankSlugs = blanks.map(({ slug }) => slug);
    expect(products.filter(({ blank }) => !blankSlugs.includes(blank))).toEqual([]);
    const undrawn = products
      .map(({ design }) => design)
      .filter((design) => !Object.hasOwn(designs, design));
    expect([...new Set(undrawn)]).toEqual([]);
  });

  it('use every blank and every design', () => {
    const idle = blanks.filter(({ slug }) => !products.some(({ blank }) => blank === slug));
    expect(idle.map(({ slug }) => slug)).toEqual([]);
    const unsold = Object.keys(designs).filter(
      (slug) => !products.some(({ design }) => design === slug),
    );
    expect(unsold).toEqual([]);
  });

  it('offer at least one unit to buy, in finishes and sizes of their blank', () => {
    const wrong = products.filter((product) => {
      const offered = unitsOf(product);
      const hasFinish = (finish: string) => offered.some((unit) => unit.finish === finish);
      const hasSize = (size: string) => offered.some(({ options }) => options.size === size);
      const { finishes = [], sizes = [] } = product;
      return offered.length === 0 || !finishes.every(hasFinish) || !sizes.every(hasSize);
    });
    expect(slugsOf(wrong)).toEqual([]);
  });

  it('put their sample texts into fields of their design, within its limits', () => {
    const wrong = products.flatMap(({ slug, design, sample = {} }) =>
      Object.entries(sample)
        .filter(([field, text]) => [...text].length > longest(design, field))
        .map(([field, text]) => `${slug}: ${field} ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have sample texts of their own: no field keeps the sample of its design by accident', () => {
    const wrong = products.flatMap(({ slug, design, sample = {} }) =>
      (designs[design]?.fields ?? [])
        .filter(({ name }) => !Object.hasOwn(sample, name))
        .map(({ name }) => `${slug}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('cost whole pence, and cost more before wherever a former price is shown', () => {
    expect(
      products.filter(({ pricePence }) => !Number.isInteger(pricePence) || pricePence < 100),
    ).toEqual([]);
    const reduced = products.filter(({ wasPence }) => wasPence !== undefined);
    expect(reduced.length).toBeGreaterThanOrEqual(14);
    const never = reduced.filter(({ pricePence, wasPence = 0 }) => wasPence <= pricePence);
    expect(slugsOf(never)).toEqual([]);
  });

  it('have two paragraphs and a summary that fits a card', () => {
    const thin = products.filter(
      ({ description, summary }) =>
        description.length !== 2 ||
        summary.length > 110 ||
        contentWords(description.join(' ')).length < 15,
    );
    expect(slugsOf(thin)).toEqual([]);
  });

  it('are described differently: any two descriptions share few words and fewer phrases', () => {
    const alike = closestPairs(products, blanks, 'words').filter(
      ({ share }) => share > HIGHEST_SHARE,
    );
    expect(alike).toEqual([]);
    const repeating = closestPairs(products, blanks, 'phrases').filter(
      ({ share }) => share > HIGHEST_PHRASE_SHARE,
    );
    expect(repeating).toEqual([]);
  });
});

describe('categories', () => {
  it('fill the menu and both footer columns', () => {
    expect(categories.length).toBeGreaterThanOrEqual(16);
    expect(repeated(slugsOf(everyCategory))).toEqual([]);
    const outOfShape = categories.filter(
      ({ categories: children = [] }) => children.length < 2 || children.length > 6,
    );
    expect(slugsOf(outOfShape)).toEqual([]);
    expect(slugsOf(subCategories)).toContain('clearance-lines');
    expect(slugsOf(categories)).toContain('eco-friendly');
  });

  it('are shown by a product of the category', () => {
    const wrong = everyCategory.filter(({ slug, pictureOf, categories: children }) => {
      const own = children ? slugsOf(children) : [slug];
      return !products.some(
        (product) =>
          product.slug === pictureOf && product.categories.some((each) => own.includes(each)),
      );
    });
    expect(slugsOf(wrong)).toEqual([]);
  });

  it('do not show one picture twice in a menu', () => {
    const wrong = categories.filter(
      ({ categories: children = [] }) =>
        repeated(children.map(({ pictureOf }) => pictureOf)).length > 0,
    );
    expect(slugsOf(wrong)).toEqual([]);
  });

  it('hold at least three products each, and every product is in a sub-category', () => {
    const sparse = subCategories.filter(
      ({ slug }) => products.filter((product) => product.categories.includes(slug)).length < 3,
    );
    expect(slugsOf(sparse)).toEqual([]);
    const known = slugsOf(subCategories);
    const astray = products.filter(
      ({ categories: own }) =>
        own.length === 0 || repeated(own).length > 0 || own.some((slug) => !known.includes(slug)),
    );
    expect(slugsOf(astray)).toEqual([]);
  });

  it('mostly fit the menu, with some long enough to be cut', () => {
    const texts = everyCategory.map(({ metaDescription }) => metaDescription);
    expect(repeated(texts)).toEqual([]);
    const cut = texts.filter((text) => text.length > MENU_CUT);
    expect(cut.length).toBeGreaterThanOrEqual(3);
    expect(cut.length).toBeLessThan(texts.length / 4);
    expect(texts.filter((text) => text.length < 20 || text.length > 160)).toEqual([]);
  });
});

describe('blanks', () => {
  it('have stock of each unit once, in one of their finishes; some run low and one is sold out', () => {
    const units = blanks.flatMap(({ variants }) => variants);
    expect(repeated(units.map(({ sku }) => sku))).toEqual([]);
    const unfinished = blanks.filter(({ finishes, variants }) =>
      variants.some((unit) => !slugsOf(finishes).includes(unit.finish)),
    );
    expect(slugsOf(unfinished)).toEqual([]);
    expect(units.filter(({ stock }) => stock === 0).length).toBe(1);
    expect(units.filter(({ stock }) => stock > 0 && stock < 10).length).toBeGreaterThanOrEqual(3);
  });

  it('show a photograph in use after all others, and say where it is', () => {
    const inUse = blanks.filter(({ finishes }) =>
      finishes.some(({ angles }) => angles.includes('scene')),
    );
    expect(slugsOf(inUse)).toEqual(slugsOf(blanks.filter(({ scene }) => scene !== undefined)));
    const angles = inUse.flatMap(({ finishes }) => finishes.map((finish) => finish.angles));
    expect(angles.filter((one) => one.length < 3 || one.at(-1) !== 'scene')).toEqual([]);
  });

  it('name the cloth of a colour as the material does', () => {
    const misnamed = blanks.flatMap(({ slug, material, finishes }) =>
      finishes
        .filter(
          ({ slug: finish, cloth }) =>
            cloth && !(typeof material === 'string' ? material : material[finish])?.includes(cloth),
        )
        .map(({ name }) => `${slug} ${name}`),
    );
    expect(misnamed).toEqual([]);
  });

  it('can be drawn with their dimensions, and clothes have a chest for every size', () => {
    const clothes = blanks.filter(({ gender }) => gender !== undefined);
    const undrawn = blanks.filter(({ size }) => readDimensions(size) === null);
    expect(slugsOf(undrawn)).toEqual(slugsOf(clothes));
    for (const { variants, measures } of clothes) {
      const measured = measures?.sizes.map(({ size }) => size) ?? [];
      const sold = variants.map(({ options }) => options.size ?? '');
      expect(sold.filter((size) => !measured.includes(size))).toEqual([]);
    }
  });
});

describe('the measure of likeness', () => {
  const [first, second] = products;
  it('finds a copied description, and ignores what the blank says about itself', () => {
    if (!first || !second) throw new Error('The shop has no products');
    const copy = { ...second, description: first.description };
    expect(closestPairs([first, copy], blanks, 'words')[0]?.share).toBe(1);
    expect(closestPairs([first, copy], blanks, 'phrases')[0]?.share).toBe(1);
    const facts = {
      ...first,
      description: ['White glazed ceramic, dishwasher and microwave safe.'],
    };
    expect(closestPairs([facts, { ...facts, slug: 'other' }], blanks, 'words')[0]?.share).toBe(0);
  });
});
