/** Wire shapes of shared tablets in the workshop. Makers have a display name only. */
import * as z from 'zod';
import { pin } from '../staff/security.ts';

const answer = z.strictObject({
  isTablet: z.boolean().describe('Whether this session is a shared tablet'),
  makers: z
    .array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        provedForSeconds: z
          .int()
          .nullable()
          .describe(
            'For how long they need no PIN here if they do nothing; null: they enter it first',
          ),
      }),
    )
    .describe('Members who have a PIN and may make pieces, by name'),
});

export const tablet = { answer };
export const tabletOpen = { body: z.strictObject({}), answer };
export const tabletPin = {
  body: z.strictObject({ maker: z.uuid().describe('Whose PIN it is'), pin }),
  answer,
};
