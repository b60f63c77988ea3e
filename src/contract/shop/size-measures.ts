/** Wire shape of what the sizes of clothes measure. */
import * as z from 'zod';

export const sizeMeasures = z.strictObject({
  isTypical: z
    .boolean()
    .describe('True if they are the usual measures of such sizes, not this blank’s own'),
  sizes: z.array(
    z.strictObject({
      size: z.string(),
      group: z.enum(['adults', 'children']),
      chestCm: z.tuple([z.int(), z.int()]).describe('The chest it is made for, from and to'),
      heightCm: z
        .tuple([z.int(), z.int()])
        .optional()
        .describe('How tall the child is that it is made for, from and to'),
    }),
  ),
});
