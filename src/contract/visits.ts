/** Page views on the wire: patterns of addresses, never the addresses, and nothing about who looked. */
import * as z from 'zod';

export const pageView = {
  body: z.strictObject({
    /** As in the table of screens: '/p/{rest}'. */
    route: z
      .string()
      .max(80)
      .regex(
        /^\/(?:[a-z-]+|\{[a-z]+\})?(?:\/(?:[a-z-]+|\{[a-z]+\}))*$/,
        'Not a pattern of an address.',
      ),
  }),
  answer: z.strictObject({}),
};
