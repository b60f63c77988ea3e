/** Contact, feedback and report forms on the wire. */
import * as z from 'zod';

export const notifyWebsite = {
  body: z.strictObject({
    title: z.string().min(1).max(120),
    items: z
      .array(z.strictObject({ name: z.string().min(1).max(60), value: z.string().max(4000) }))
      .min(1)
      .max(20),
    /** Marks the letter: '#rrggbb' or a CSS colour name. */
    color: z
      .string()
      .max(20)
      .regex(/^(?:#[0-9a-fA-F]{3,8}|[a-z]*)$/, 'This value is not a colour.')
      .default(''),
  }),
  answer: z.strictObject({}),
};
