/** The calls about what is sold, and the shop itself. */
import type { Operation } from './operation.ts';

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
  productsOnSale: {
    summary: 'Products sold below a genuine former price.',
    cached: 'catalogue',
    refusals: [],
  },
  search: {
    summary: 'Full-text search; an empty keyword lists the whole shop.',
    perMinute: 240,
    refusals: [],
  },
  artworkPreview: {
    summary: 'Composes a private, short-lived picture of a product wearing the shopper’s words.',
    addition: 'Pictures wear the shopper’s words where a browser cannot paint them itself.',
    status: 201,
    perMinute: 120,
    refusals: ['productNotFound'],
  },
  artworkKit: {
    summary: 'Where to find what paints a product on one finish: design, photographs, fonts.',
    addition: 'Browsers paint the shopper’s words on the photograph while they are typed.',
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
      'Counts a page view by the pattern of its address; no cookie, nothing about the visitor.',
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
    addition: 'Screens show when an order leaves and arrives.',
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
