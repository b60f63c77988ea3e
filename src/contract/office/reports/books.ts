/** Wire shapes of exports for bookkeeping programs. */
import * as z from 'zod';
import { BOOK_FORMATS, BOOK_KINDS } from '../../../domain/money/books.ts';
import { PERIOD_MESSAGE, isPeriod } from '../../../domain/orders/report-period.ts';
import { period } from './reports.ts';

const query = {
  ...period,
  format: z.enum(BOOK_FORMATS),
  kind: z.enum(BOOK_KINDS).describe('daily: one document of each kind for every day'),
};

const invalidPeriod = { message: PERIOD_MESSAGE, path: ['to'] };

export const bookFiles = {
  query: z.strictObject(query).refine(isPeriod, invalidPeriod),
  answer: z.strictObject({
    files: z
      .array(
        z.strictObject({
          part: z.int().describe('To be sent with the export'),
          name: z.string(),
          documents: z.int(),
        }),
      )
      .describe('All of them together have every document of the period once'),
  }),
};

export const books = {
  query: z
    .strictObject({
      ...query,
      part: z.coerce.number().int().min(1).max(10_000).default(1),
      account: z
        .string()
        .regex(/^[\w -]{1,40}$/, 'Letters, digits, spaces and hyphens, at most 40.')
        .optional()
        .describe(
          'The account of sales; 200 in Xero, the item Sales in QuickBooks and 4000 in Sage if absent',
        ),
    })
    .refine(isPeriod, invalidPeriod),
};
