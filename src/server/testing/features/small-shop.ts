/** A small shop for tests: a mug, a slate and a shirt in two colours, with two plain designs. */
import type { Blank, Category, Product } from '../../../../catalogue/shape.ts';
import type { DesignTemplate } from '../../../artwork/design/design.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { countedChanges } from '../../database/catalogue-version.ts';
import type { CatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/connection/connection.ts';
import { insertShop } from '../../features/catalogue/loading/catalogue.load.ts';
import type { DemoShop } from '../../features/catalogue/loading/demo-rows.ts';
import { catalogueService } from '../../features/catalogue/catalogue.service.ts';

const facts = {
  material: 'Stoneware',
  size: '82 × 95 mm',
  care: 'Wash gently.',
  production: 'Printed here.',
  mirrored: true,
};
const area = { w: 200, h: 95, bleed: 2, safe: 4 };

const blanks: Blank[] = [
  {
    slug: 'mug',
    name: 'Mug',
    plural: 'Mugs',
    area,
    shape: 'wrap',
    ...facts,
    finishes: [
      {
        slug: 'white',
        name: 'White',
        plate: 'white-mug',
        angles: ['hero', 'left'],
        process: 'sublimation',
        ground: 'light',
        settings: { temperatureC: 190, seconds: 180 },
      },
    ],
    variants: [{ sku: 'MUG', finish: 'white', options: {}, stock: 50 }],
  },
  {
    slug: 'slate',
    name: 'Slate coaster',
    plural: 'Slate coasters',
    area: { w: 100, h: 100, bleed: 0, safe: 6 },
    shape: 'square',
    ...facts,
    mirrored: false,
    finishes: [
      {
        slug: 'slate',
        name: 'Slate',
        plate: 'slate-coaster',
        angles: ['hero'],
        process: 'laser',
        ground: 'mono',
        settings: { temperatureC: 190, seconds: 180 },
      },
    ],
    variants: [{ sku: 'SLT', finish: 'slate', options: {}, stock: 10 }],
  },
  {
    slug: 'shirt',
    name: 'T-shirt',
    plural: 'T-shirts',
    area: { w: 280, h: 350, bleed: 0, safe: 0 },
    shape: 'portrait',
    ...facts,
    material: { white: 'Soft polyester', navy: 'Ring-spun cotton' },
    mirrored: false,
    gender: 'unisex',
    finishes: [
      {
        slug: 'white',
        name: 'White',
        cloth: 'polyester',
        plate: 'tshirt-white',
        angles: ['hero'],
        process: 'sublimation',
        ground: 'light',
        settings: { temperatureC: 190, seconds: 180 },
      },
      {
        slug: 'navy',
        name: 'Navy',
        cloth: 'cotton',
        plate: 'tshirt-navy',
        angles: ['hero'],
        process: 'vinyl',
        ground: 'dark',
        settings: { temperatureC: 190, seconds: 180 },
      },
    ],
    variants: [
      { sku: 'TEE-W-M', finish: 'white', options: { size: 'M' }, stock: 0 },
      { sku: 'TEE-N-M', finish: 'navy', options: { size: 'M' }, stock: 3 },
    ],
  },
];

const plain = (slug: string, name: string): DesignTemplate => ({
  slug,
  name,
  mood: 'plain',
  fields: [
    { name: 'name', label: 'Name', sample: 'Siân', maxLength: 12 },
    { name: 'line', label: 'Line below', sample: 'EST. 2026', maxLength: 20, optional: true },
  ],
  layout: (surface) => ({
    v: 1,
    template: slug,
    area: surface.area,
    layers: [
      {
        id: 'name',
        type: 'text',
        x: 50,
        y: 50,
        font: 'serif',
        size: 20,
        text: 'Siân',
        align: 'centre',
        fill: '#123456',
        field: 'name',
        maxWidth: 80,
      },
      {
        id: 'line',
        type: 'text',
        x: 50,
        y: 60,
        font: 'sans',
        size: 6,
        text: 'EST. 2026',
        align: 'centre',
        fill: '#123456',
        field: 'line',
      },
    ],
  }),
});

const product = (
  slug: string,
  name: string,
  blank: string,
  design: string,
  rest: Partial<Product> = {},
): Product => ({
  slug,
  name,
  blank,
  design,
  summary: `${name}, made to order.`,
  description: ['Made for you.'],
  pricePence: 1249,
  categories: ['floral-mugs'],
  ...rest,
});

const products: Product[] = [
  product('wreath-mug', 'Botanical wreath mug', 'mug', 'wreath'),
  product('stripes-mug', 'Retro stripes mug', 'mug', 'stripes', {
    pricePence: 999,
    wasPence: 1299,
    sample: { name: 'Grandad' },
  }),
  product('wreath-slate', 'Wreath slate coaster', 'slate', 'wreath', {
    pricePence: 799,
    categories: ['slate-coasters'],
  }),
  product('stripes-shirt', 'Retro stripes t-shirt', 'shirt', 'stripes', {
    pricePence: 1899,
    categories: ['shirts'],
  }),
];

const category = (slug: string, name: string, children: Category[] = []): Category => ({
  slug,
  name,
  metaDescription: `${name} with a name you choose.`,
  pictureOf: 'wreath-mug',
  categories: children,
});

export const SMALL_SHOP: DemoShop = {
  blanks,
  products,
  designs: {
    wreath: plain('wreath', 'Botanical wreath'),
    stripes: plain('stripes', 'Retro stripes'),
  },
  categories: [
    // Two that reminders can be of, one of them on a date of its own each year.
    { ...category('mugs', 'Mugs', [category('floral-mugs', 'Floral mugs')]), yearly: true },
    category('slate', 'Slate', [category('slate-coasters', 'Slate coasters')]),
    {
      ...category('clothes', 'Clothes', [category('shirts', 'Shirts')]),
      yearly: true,
      giftDay: 'mothersDay',
    },
  ],
  pictures: {
    products: {
      'wreath-mug': [
        {
          key: 'catalogue/product/wreath-mug/white-hero',
          widths: [320, 640],
          tint: '#cdd5c4',
          alt: 'A white mug',
          finish: 'white',
          angle: 'hero',
        },
      ],
    },
    categories: {},
  },
};

/** Never changes: tests that change the catalogue bring their own version. */
export const STILL_VERSION: CatalogueVersion = countedChanges();

/** Loads the small shop; returns its service and each product variant's id by SKU. */
export async function openSmallShop(
  database: Database,
  clock: Clock = () => new Date(),
  version = STILL_VERSION,
) {
  await insertShop(database, SMALL_SHOP, clock());
  const variants = await database.selectFrom('productVariant').select(['sku', 'id']).execute();
  return {
    catalogue: catalogueService({ database, clock, version }),
    productIds: Object.fromEntries(variants.map(({ sku, id }) => [sku, id])),
  };
}
