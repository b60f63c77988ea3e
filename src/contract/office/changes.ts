/** Wire shapes of the stream of changes. */
import * as z from 'zod';

export const changes = {
  query: z.strictObject({
    for: z
      .enum(['hour', 'moment'])
      .describe('How long the stream lasts; browsers connect again. moment: it ends at once'),
  }),
};
