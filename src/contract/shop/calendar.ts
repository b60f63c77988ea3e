/** Wire shapes of bank holidays and the dispatch promise. Dates are plain ISO dates in the United Kingdom. */
import * as z from 'zod';
import { DELIVERY_ZONE_NAMES } from '../../domain/delivery/delivery.ts';

export const bankHoliday = z.strictObject({
  title: z.string(),
  date: z.iso.date(),
  division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']),
  isSubstitute: z
    .boolean()
    .optional()
    .describe('True for the working day given for a holiday at a weekend'),
});
export type BankHoliday = z.infer<typeof bankHoliday>;

export const bankHolidays = { answer: z.array(bankHoliday) };

export const promise = z.strictObject({
  /** Instant before which an order must be placed to get this promise. */
  orderBefore: z.iso.datetime(),
  dispatchOn: z.iso.date(),
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
});
export type DispatchPromise = z.infer<typeof promise>;

export const dispatchPromise = {
  query: z.strictObject({
    zone: z
      .enum(DELIVERY_ZONE_NAMES)
      .optional()
      .describe('Where the parcel goes; absent: the mainland'),
  }),
  answer: z.strictObject({ cutOffs: z.array(promise) }),
};
