/** Wire shapes for adding a list of names to the cart, one piece per name, and for undoing that. */
import * as z from 'zod';
import { MAX_NAMES } from '../domain/personalisation/name-list.ts';
import { cartAnswer, cartId, quantity } from './cart.ts';
import { printedWords } from './text.ts';
import { personalisation } from './wire.ts';

const key = z.uuid().describe('Made by the caller for each list that is added');

export const cartNamesAdd = {
  params: z.strictObject({ cartId }),
  body: z.strictObject({
    key,
    productId: z.uuid().describe('Of one of the variants of a product'),
    personalisation: personalisation.describe('What all have in common; the name is filled in'),
    names: z
      .array(
        z.strictObject({
          name: printedWords(400),
          quantity,
        }),
      )
      .min(1)
      .max(MAX_NAMES),
  }),
  answer: cartAnswer,
};
export const cartNamesTakeBack = {
  params: z.strictObject({ cartId, key }),
  answer: cartAnswer,
};
