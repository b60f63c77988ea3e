/** Search on the wire. */
import * as z from 'zod';
import { blankFilter, productCard } from './catalogue.ts';
import { slug, sortOrder } from './wire.ts';

export const search = {
  body: z.strictObject({
    keyword: z.string().max(200),
    page: z.int().min(1).max(1000).default(1),
    numOfRecords: z.int().min(1).max(48).default(10),
    sort: sortOrder.default('featured'),
    blank: slug.optional(),
  }),
  answer: z.strictObject({
    keyword: z.string(),
    products: z.array(productCard),
    page: z.int(),
    pages: z.int(),
    /** Counted up to 1,000; `more` says that there are further ones. */
    total: z.int(),
    more: z.boolean(),
    sort: sortOrder,
    /** Where nothing held the words as typed: the words, put right, that these products hold. */
    correctedTo: z.string().nullable(),
    blanks: z.array(blankFilter),
  }),
};
export type SearchPage = z.infer<typeof search.answer>;
