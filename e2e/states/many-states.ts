/** States of bulk actions: names pasted as a list, a design carried to another product. */
import type { Page } from 'playwright-core';
import { payByCard, payNow, reachReview } from '../support/buying.ts';
import { open } from '../support/shop.ts';
import type { State } from './state.ts';
import { addTwoHundred } from '../support/two-hundred.ts';

const COASTER = '/p/family-wreath-slate-coaster';
const NAMES = 'Siân Gethin Nia Rhys Ffion Dylan Mair Owain Lowri Emyr Cerys Huw'.split(' ');

const list = (page: Page) => page.getByRole('dialog', { name: 'A list of names' });

export const MANY: readonly State[] = [
  {
    state: 'where names are pasted',
    reach: async (page) => {
      await open(page, COASTER);
      await page.getByRole('button', { name: 'Many names' }).click();
      await list(page)
        .getByRole('textbox', { name: /^Your names/ })
        .fill([...NAMES, 'Nia', '🦊', 'Bartholomew the Third of Many'].join('\n'));
    },
  },
  {
    state: 'the sheet of fourteen names, two of them wrong',
    reach: async (page) => {
      await list(page).getByRole('button', { name: 'Show 14 names' }).click();
      await list(page).getByText('2 names need a look before they can be made.').waitFor();
      for (const name of NAMES.slice(0, 4))
        await list(page)
          .getByRole('img', { name: `${name} as it will be made` })
          .waitFor();
    },
  },
  {
    state: 'names in the cart, and the way to take them out',
    reach: async (page) => {
      await list(page).getByRole('button', { name: 'Leave them out' }).click();
      await list(page).getByRole('button', { name: 'Add 13 to cart' }).click();
      await page.getByText('12 names are in your cart.').waitFor();
    },
  },
  {
    state: 'an order of many lines that is paid',
    reach: async (page) => {
      await reachReview(page, 'many@example.org');
      await payNow(page);
      await payByCard(page);
      await page.getByText('Show all 12').waitFor();
    },
  },
  {
    state: 'what else wears a design',
    reach: async (page) => {
      await open(page, '/p/paw-prints-mug');
      await page.getByRole('textbox', { name: /^Pet’s name/ }).fill('Mabli');
      await page.getByRole('button', { name: 'Change the design' }).click();
      const editor = page.getByRole('dialog', { name: 'Change the design' });
      await editor.getByRole('button', { name: 'Text', exact: true }).click();
      await editor.getByRole('textbox', { name: 'Words', exact: true }).fill('Good dog');
      await editor.getByRole('button', { name: 'Text: Good dog' }).first().waitFor();
      await editor.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'See it on other things' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Dog walker’s bottle/ })
        .waitFor();
    },
  },
  {
    state: 'a design that has come from another product',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Dog walker’s bottle/ }).click();
      await page.getByText('Your design from “Peeping dog mug” is here.').waitFor();
      await page
        .getByRole('img', { name: /^Dog walker’s bottle with your words: Mabli/ })
        .first()
        .waitFor();
    },
  },
  {
    state: 'a cart of two hundred lines',
    reach: async (page) => {
      await addTwoHundred(page);
      await open(page, '/cart');
      await page.getByText(/^Show all 2\d\d$/).waitFor();
    },
  },
];
