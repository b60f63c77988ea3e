/** Wire shapes of the contact, feedback and report forms. */
import * as z from 'zod';
import { tidiedLine, tidiedText } from '../shapes/text.ts';

const item = z.strictObject({
  /** The field's label. The value of a field named like 'Email' becomes the reply address. */
  name: tidiedLine(60).min(1),
  value: tidiedText(4000),
});

export const notifyWebsite = {
  body: z.strictObject({
    title: tidiedLine(120).min(1),
    items: z.array(item).min(1).max(20).meta({
      description:
        'The filled-in fields. An item named "website" is a honeypot: a form that fills it in gets the usual response and is discarded.',
    }),
    /** Colour of the email: '#rrggbb' or a CSS colour name. */
    color: z
      .string()
      .max(20)
      .regex(/^(?:#[0-9a-fA-F]{3,8}|[a-z]*)$/, 'This value is not a colour.')
      .default(''),
  }),
  answer: z.strictObject({}),
};
export type WebsiteForm = z.output<typeof notifyWebsite.body>;
