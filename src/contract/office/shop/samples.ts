/** Wire shapes of sample orders. */
import * as z from 'zod';
import { MOST_SAMPLE_ORDERS } from '../../../domain/orders/office/sample-orders.ts';

const run = z.strictObject({
  wanted: z.int(),
  made: z.int().describe('So far'),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable().describe('Why not all were made'),
});

export const samples = {
  answer: z.strictObject({
    isPossible: z.boolean().describe('Only in trial mode'),
    run: run.nullable().describe('The last one'),
  }),
};
export const samplesMake = {
  body: z.strictObject({ count: z.int().min(1).max(MOST_SAMPLE_ORDERS) }),
  answer: z.strictObject({ run }),
};
