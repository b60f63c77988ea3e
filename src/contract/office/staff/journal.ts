/** Wire shapes of the journal. */
import * as z from 'zod';
import { reference } from '../../shapes/text.ts';

/** What changed about a record, by property. Not z.json(), whose schema refers to itself. */
export const journalValues = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable();

export const journal = {
  query: z.strictObject({
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('Only entries with smaller numbers, as `next` of the page before says'),
    kind: reference(40).optional().describe('Only entries about this kind of record'),
    id: reference(100).optional().describe('Only entries about this record; needs kind'),
  }),
  answer: z.strictObject({
    entries: z
      .array(
        z.strictObject({
          number: z.int(),
          at: z.iso.datetime(),
          actor: z.strictObject({
            kind: z.enum(['staff', 'command', 'system']),
            name: z
              .string()
              .describe('A member’s email address, or the name of a command or a job'),
          }),
          action: z.string(),
          subject: z.strictObject({
            kind: z.string(),
            id: z.string(),
            name: z
              .string()
              .nullable()
              .describe(
                'An order’s reference, a batch’s number or a member’s email address; null: it has none',
              ),
          }),
          before: journalValues,
          after: journalValues,
          reason: z.string().nullable(),
        }),
      )
      .describe('Newest first'),
    next: z.int().nullable().describe('`before` of the next page; null on the last page'),
  }),
};
