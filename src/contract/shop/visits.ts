/** Wire shapes of page views: URL patterns only, never URLs, and nothing about the visitor. */
import * as z from 'zod';

export const pageView = {
  body: z.strictObject({
    /** One of the storefront's URL patterns: '/p/{rest}'. */
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
