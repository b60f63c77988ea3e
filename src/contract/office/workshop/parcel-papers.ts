/** Where the papers of one parcel are, beside its packing slip. */
import * as z from 'zod';

export const parcelPapers = z
  .strictObject({
    label: z.string().describe('Address label of 100 × 62 mm'),
    largeLabel: z.string().describe('Address label of 4 × 6 inches'),
    card: z.string().nullable().describe('The gift note on A6; null without one'),
  })
  .nullable()
  .describe('Addresses of PDFs; null for roles that may not see people');
