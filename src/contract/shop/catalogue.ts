/** Wire shapes of the menu, categories and products. */
import * as z from 'zod';
import { AVAILABILITIES } from '../../domain/catalogue/availability.ts';
import { GIFT_DAYS } from '../../domain/calendar/gift-days.ts';
import { promise } from './calendar.ts';
import { facets, facetValue, process } from './facets.ts';
import { sizeMeasures } from './size-measures.ts';
import { pageNumber, pence, picture, slug, sortOrder } from '../shapes/wire.ts';

export const availability = z.enum(AVAILABILITIES);
export type Availability = z.infer<typeof availability>;
/** For carts and wishlists, which keep withdrawn products. Lists and product pages show only what is sold. */
export const savedAvailability = z
  .enum([...availability.options, 'withdrawn'])
  .describe('withdrawn: no longer sold; it has no price and can only be removed');

const formerPence = pence.describe('Pence, of a genuine former price');

const menuLeaf = z.strictObject({
  name: z.string(),
  slug: z.string(),
  image: picture.nullable(),
  metaDescription: z.string(),
});
export const menuCategory = menuLeaf.extend({
  occasion: z.boolean().describe('True for days and people, false for kinds of products'),
  categories: z.array(menuLeaf),
});
export type MenuCategory = z.infer<typeof menuCategory>;

export const categoryMenu = { answer: z.array(menuCategory) };

/** A product in a list. Design and plate let the browser repaint its picture with the shopper's name. */
export const productCard = z.strictObject({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  fromPence: pence.describe('Pence, of the cheapest variant'),
  pricesVary: z.boolean().describe('True if variants differ in price'),
  wasPence: formerPence.nullable(),
  availability,
  picture: picture.nullable(),
  design: z.string(),
  plate: z.string(),
  angle: z.string(),
  personalises: z
    .array(z.string())
    .describe('Photographs and labels of the fields that can be personalised'),
});
export type ProductCard = z.infer<typeof productCard>;

const listing = {
  products: z.array(productCard),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  sort: sortOrder,
};
const listQuery = z.strictObject({
  page: pageNumber.default(1),
  sort: sortOrder.default('featured'),
  blank: slug
    .optional()
    .describe('Only products on this blank; the response lists the available ones'),
});

const wantedPence = z.coerce.number().int().min(0).max(10_000_000);

export const categoryBySlug = {
  params: z.strictObject({ slug }),
  query: listQuery.extend({
    category: slug.optional().describe('Only products that are also in this category'),
    occasion: slug.optional().describe('Only products that are also in this occasion’s category'),
    process: process.optional().describe('Only products made by this process'),
    minPence: wantedPence.optional().describe('Only products with a lowest price of at least this'),
    maxPence: wantedPence.optional().describe('Only products with a lowest price of at most this'),
    facets: z
      .enum(['true', 'false'])
      .optional()
      .describe('If true, the response has facets even if nothing narrows the list'),
  }),
  answer: z.strictObject({
    category: menuCategory.extend({
      parent: z.strictObject({ name: z.string(), slug: z.string() }).nullable(),
      title: z.string().nullable().describe('Of its page; null if the name serves'),
      guide: z
        .strictObject({
          paragraphs: z.array(z.string()),
          questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
        })
        .nullable()
        .describe('Help with choosing'),
      lastOrders: promise
        .extend({
          day: z.enum(GIFT_DAYS),
          on: z.iso.date(),
          isOpen: z.boolean().describe('Whether an order placed now still arrives in time'),
          next: promise.describe('Of an order placed now'),
        })
        .nullable()
        .describe('The last orders that arrive by the day the category is for, if it is near'),
    }),
    ...listing,
    blanks: z.array(facetValue),
    facets: z
      .strictObject(facets)
      .optional()
      .describe('To narrow the list further, if it is narrowed or the request asks for them'),
  }),
};

export const productsFeatured = {
  answer: z.strictObject({
    products: z.array(productCard),
    season: z
      .strictObject({
        day: z.enum(GIFT_DAYS),
        slug: z.string().describe('Of the category for that day'),
        orderBy: z.iso.date().describe('The last day to order for it'),
        products: z.array(productCard).describe('At most 24, those drawn for the day first'),
      })
      .nullable()
      .describe('The next day for gifts, from five weeks before it until its last orders'),
  }),
};

export const productsOnSale = {
  query: listQuery,
  answer: z.strictObject({ ...listing, blanks: z.array(facetValue) }),
};

export const field = z.strictObject({
  name: z.string().describe('The key of the text in personalisation.fields'),
  label: z.string().describe('The label shown to shoppers'),
  sample: z.string(),
  maxLength: z.int(),
  optional: z.boolean().optional().describe('If true, the field may be left blank'),
  ideas: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('Words to choose from that suit any name'),
});

const photoPlace = z.strictObject({
  id: z.string().describe('The `place` of the photograph that fills it'),
  x: z.number().describe('Of its centre, in mm of the print area'),
  y: z.number(),
  w: z.number().describe('mm'),
  h: z.number(),
  rotation: z.number().optional().describe('Degrees clockwise'),
  shape: z.enum(['arch', 'heart', 'oval', 'rounded']).optional(),
  mark: z.enum(['light', 'dark']).optional().describe('Engraved, in lighter or darker dots'),
  isOtherSide: z.literal(true).optional().describe('Not seen in the first picture'),
});

export const variant = z.strictObject({
  productId: z.uuid().describe('The id to add to the cart'),
  sku: z.string(),
  finish: z.string(),
  options: z.record(z.string(), z.string()).describe('For example {"size": "M"}'),
  unitPricePence: pence,
  wasPence: formerPence.nullable(),
  availability,
});
export type Variant = z.infer<typeof variant>;

export const productBySlug = {
  params: z.strictObject({ slug }),
  answer: z.strictObject({
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    description: z.array(z.string()),
    vatRatePercent: z.int(),
    design: z.strictObject({ slug: z.string(), name: z.string() }),
    fields: z.array(field).describe('The fields that can be personalised, in the design’s order'),
    blank: z.strictObject({
      slug: z.string(),
      name: z.string(),
      material: z.string(),
      size: z.string(),
      capacity: z.string().optional(),
      isTall: z
        .literal(true)
        .optional()
        .describe('If true, its pictures must not be cut above and below'),
      measures: sizeMeasures.optional(),
      care: z.string(),
      production: z.string(),
    }),
    finishes: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        cloth: z
          .string()
          .optional()
          .describe('What it is made of, such as cotton, if the colours differ in it'),
        plate: z.string(),
        process: z.string(),
        isCutOut: z
          .literal(true)
          .optional()
          .describe('If true, the design is cut out and must hold together, see artworkCheck'),
        photoPlaces: z
          .array(photoPlace)
          .describe(
            'The places for photographs, all of which have to be filled; those of the front first',
          ),
        pictures: z.array(picture.extend({ angle: z.string() })),
      }),
    ),
    variants: z.array(variant).describe('The variants sold on this page, by finish and options'),
    trail: z
      .array(z.strictObject({ name: z.string(), slug: z.string() }))
      .describe('From the home page to the product’s own sub-category'),
    alike: z.array(productCard),
  }),
};
export type ProductPage = z.infer<typeof productBySlug.answer>;

export const productsWearing = {
  params: z.strictObject({ design: slug }),
  answer: z.strictObject({ products: z.array(productCard) }),
};

export const productStock = {
  params: z.strictObject({ productId: z.uuid() }),
  answer: z.strictObject({
    left: z.int().describe('How many can be made now; at most 999 are reported'),
  }),
};
