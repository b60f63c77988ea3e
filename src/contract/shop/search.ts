/** Wire shapes of search: keyword and facets, and the results. */
import * as z from 'zod';
import { productCard } from './catalogue.ts';
import { facets, facetValue, process } from './facets.ts';
import { tidiedLine } from '../shapes/text.ts';
import { slug, sortOrder } from '../shapes/wire.ts';

const wantedPence = z.int().min(0).max(10_000_000);

export const search = {
  body: z.strictObject({
    keyword: tidiedLine(200),
    page: z.int().min(1).max(1000).default(1),
    numOfRecords: z.int().min(1).max(48).default(10),
    sort: sortOrder.default('featured'),
    category: slug.optional().describe('Only products of this category'),
    occasion: slug.optional().describe('Only products that are also in this occasion’s category'),
    blank: slug.optional().describe('Only products on this blank'),
    process: process.optional().describe('Only products made by this process'),
    minPence: wantedPence.optional().describe('Only products with a lowest price of at least this'),
    maxPence: wantedPence.optional().describe('Only products with a lowest price of at most this'),
  }),
  answer: z.strictObject({
    keyword: z.string(),
    products: z.array(productCard),
    page: z.int(),
    pages: z.int(),
    total: z.int().describe('Counted up to 10,000'),
    more: z.boolean().describe('True if there are more than counted'),
    sort: sortOrder,
    correctedTo: z
      .string()
      .nullable()
      .describe(
        'The corrected keyword of these results, if no product contained the keyword as typed',
      ),
    without: z
      .array(z.string())
      .describe('Words of the keyword that no product holds; the results are for the others'),
    notMade: z
      .array(z.string())
      .describe(
        'Names, in the plural, of things in the keyword that the shop does not make; the results come near',
      ),
    emoji: z
      .array(z.string())
      .describe('Words of the keyword that no design shows and the design editor has as an emoji'),
    forName: z
      .string()
      .nullable()
      .describe(
        'A person’s name, if nothing else was searched; the results are all that can carry it',
      ),
    person: z
      .string()
      .nullable()
      .describe('What the one person in the keyword is called, such as Dad, to show on pictures'),
    isPartial: z
      .boolean()
      .describe('True if no product has every word; the results have some, those of most first'),
    landings: z
      .array(z.strictObject({ slug: z.string(), name: z.string() }))
      .describe('Categories for the occasion or the person in the keyword, up to 3'),
    alike: z
      .array(
        z.strictObject({
          said: z
            .string()
            .nullable()
            .describe('The words of the keyword that they have; null if the same categories'),
          products: z.array(productCard),
        }),
      )
      .describe('If the first page, not narrowed, found three or fewer: products that come near'),
    instead: z
      .array(productCard)
      .describe('If a page of at least 10 found nothing: what sells best; otherwise empty'),
    ...facets,
    blanks: z.array(facetValue),
  }),
};
export type SearchPage = z.infer<typeof search.answer>;
export type SearchQuery = z.infer<typeof search.body>;
