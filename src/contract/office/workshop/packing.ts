/** Wire shapes of packing in the workshop. They have no money, and no people but the words to be made. */
import * as z from 'zod';
import { DUES } from '../../../domain/orders/due.ts';
import { parcelPapers } from './parcel-papers.ts';
import { pieceShown } from './workshop.ts';

export const packing = {
  answer: z.strictObject({
    bins: z.strictObject({ used: z.int(), of: z.int() }),
    orders: z
      .array(
        z.strictObject({
          reference: z.string(),
          dispatchOn: z.string().describe('The promised day of dispatch'),
          due: z.enum(DUES),
          bin: z.int().nullable(),
          hold: z.string().nullable().describe('Why the order is on hold'),
          hasGiftNote: z.boolean().describe('Whether a gift note goes with it'),
          slip: z
            .string()
            .nullable()
            .describe('Address of the packing slip; null for roles that may not see people'),
          papers: parcelPapers,
          pieces: z.array(
            pieceShown.extend({
              blank: z.string(),
              code: z.string().describe('As on its job ticket'),
            }),
          ),
        }),
      )
      .describe('Orders with a made piece, earliest promised day first'),
    isWhole: z.boolean().describe('False: there are more, which leave later'),
  }),
};
export type PackingAnswer = z.infer<typeof packing.answer>;
