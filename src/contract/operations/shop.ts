/** The operations of the catalogue and of the shop itself. */
import { PICTURE_TYPES } from '../designs/uploads.ts';
import type { Operation } from './operation.ts';

const MEGABYTE = 1024 * 1024;

export const shopOperations = {
  categoryMenu: {
    summary: 'The whole menu: parent categories, each with its sub-categories.',
    cached: 'catalogue',
    refusals: [],
  },
  categoryBySlug: {
    summary: 'One category with a page of its products.',
    cached: 'catalogue',
    refusals: ['notFound'],
  },
  productBySlug: {
    summary: 'One product page: design, blank, finishes, variants, pictures.',
    cached: 'catalogue',
    refusals: ['productNotFound'],
  },
  productsFeatured: {
    summary: 'The first 48 products of the whole shop’s list, and those for a near day of gifts.',
    addition:
      'The home page shows some of each kind; search would count facets over the whole shop.',
    cached: 'catalogue',
    refusals: [],
  },
  productsOnSale: {
    summary: 'Products sold below a genuine former price.',
    cached: 'catalogue',
    refusals: [],
  },
  productsWearing: {
    summary: 'Every product of one design; none for a design that is not known.',
    addition: 'A shopper’s design with its texts and edits can be transferred to another product.',
    cached: 'catalogue',
    refusals: [],
  },
  productStock: {
    summary: 'How many of a product can be made now.',
    addition:
      'A shopper who orders for a whole team sees beforehand whether there is enough stock.',
    perMinute: 120,
    refusals: ['productNotFound'],
  },
  search: {
    summary: 'Full-text search; an empty keyword lists the whole shop.',
    perMinute: 240,
    refusals: [],
  },
  uploadNew: {
    summary:
      'Stores a shopper’s photograph, decoded and encoded again: upright, in sRGB, without camera metadata. Sent as JPEG, PNG or WebP of at most 20 MB.',
    addition: 'Designs may contain photographs.',
    status: 201,
    perMinute: 20,
    perDay: 300,
    takes: {
      types: PICTURE_TYPES,
      name: 'a JPEG, PNG or WebP picture',
      mostBytes: 20 * MEGABYTE,
      mostBytesPerDay: 1000 * MEGABYTE,
    },
    refusals: [],
  },
  upload: {
    summary: 'A stored photograph: a guest’s by its id, a customer’s for that customer only.',
    addition: 'Shoppers see which of their data is stored, and until when.',
    perMinute: 240,
    refusals: ['uploadNotFound'],
  },
  uploadPicture: {
    summary: 'The photograph as WebP, by a signed link.',
    addition: 'The two calls before it link to this one.',
    perMinute: 600,
    produces: 'image/webp',
    refusals: ['linkExpired'],
  },
  artworkPreview: {
    summary:
      'Composes a private, short-lived picture of a product with the shopper’s personalisation.',
    addition: 'Pictures show the shopper’s texts even if a browser cannot paint them itself.',
    status: 201,
    perMinute: 120,
    refusals: ['productNotFound'],
  },
  artworkCheck: {
    summary: 'Reports which parts of a design would be cut off or come apart, before it is bought.',
    addition:
      'Joining outlines needs a library that only the server has; shoppers see problems while they design.',
    perMinute: 120,
    refusals: ['productNotFound'],
  },
  artworkKit: {
    summary:
      'The addresses of the files that paint a product in one finish: design, photographs, fonts.',
    addition: 'Browsers paint the shopper’s texts on the photograph while they are typed.',
    cached: 'catalogue',
    refusals: ['productNotFound'],
  },
  notifyWebsite: {
    summary: 'Sends a contact, feedback or report form to the shop.',
    status: 201,
    perMinute: 6,
    perDay: 60,
    refusals: [],
  },
  pageView: {
    summary:
      'Counts a page view by the pattern of its address; sets no cookie and stores nothing about the visitor.',
    addition: 'Page views are counted by the shop itself.',
    status: 201,
    perMinute: 240,
    refusals: [],
  },
  bankHolidays: {
    summary: 'Bank holidays of the three parts of the United Kingdom.',
    refusals: [],
  },
  dispatchPromise: {
    summary: 'The coming cut-offs, each with its dispatch day and arrival window.',
    addition: 'Screens show when an order will leave and arrive.',
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
