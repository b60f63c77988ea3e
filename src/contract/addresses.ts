/** Saved addresses on the wire, in the specification's own field names. */
import * as z from 'zod';
import { address, NEEDED_OF_ADDRESS } from './cart.ts';
import { needing } from './needing.ts';

const fields = address.omit({ Method: true });
const params = z.strictObject({ id: z.uuid() });
const body = needing(
  fields.extend({
    isDefault: z
      .boolean()
      .optional()
      .describe('The one that checkout begins with; the first saved is it by itself'),
  }),
  ...NEEDED_OF_ADDRESS,
);

export const savedAddress = fields.extend({ id: z.uuid(), isDefault: z.boolean() });
export type SavedAddress = z.infer<typeof savedAddress>;

export const addresses = { answer: z.array(savedAddress) };
export const addressNew = { body, answer: savedAddress };
export const addressUpdate = { params, body, answer: savedAddress };
export const addressDelete = { params, answer: z.strictObject({}) };
