/** Wire shapes of saved addresses. Field names are the specification's. */
import * as z from 'zod';
import { address, REQUIRED_ADDRESS_FIELDS } from '../cart/cart.ts';
import { requiring } from '../shapes/requiring.ts';
import { singleLine } from '../shapes/text.ts';

const fields = address.omit({ Method: true });
const params = z.strictObject({ id: z.uuid() });
const body = requiring(
  fields.extend({
    isDefault: z
      .boolean()
      .optional()
      .describe(
        'The address that checkout selects first; the first saved address becomes the default',
      ),
  }),
  ...REQUIRED_ADDRESS_FIELDS,
);

export const savedAddress = fields.extend({ id: z.uuid(), isDefault: z.boolean() });
export type SavedAddress = z.infer<typeof savedAddress>;

export const addresses = { answer: z.array(savedAddress) };
export const addressNew = { body, answer: savedAddress };
export const addressUpdate = { params, body, answer: savedAddress };
export const addressesFind = {
  body: z.strictObject({ postcode: singleLine(20) }),
  answer: z.strictObject({
    outcome: z
      .enum(['found', 'none', 'failed'])
      .describe('none: no address has this postcode; failed: it could not be looked up'),
    addresses: z
      .array(fields.omit({ FirstName: true, LastName: true, Country: true }))
      .describe('Empty unless some were found'),
  }),
};
export type FoundAddress = z.infer<typeof addressesFind.answer>['addresses'][number];
export const addressDelete = { params, answer: z.strictObject({}) };
