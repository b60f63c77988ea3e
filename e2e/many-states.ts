/** The states of what is done to many things at once: names pasted as a list. */
import type { Page } from 'playwright-core';
import { open } from './shop.ts';
import type { State } from './states.ts';

const COASTER = '/p/family-wreath-slate-coaster';
const NAMES = 'Siân Gethin Nia Rhys Ffion Dylan Mair Owain Lowri Emyr Cerys Huw'.split(' ');

const list = (page: Page) => page.getByRole('dialog', { name: 'A list of names' });

export const MANY: readonly State[] = [
  {
    state: 'where names are pasted',
    reach: async (page) => {
      await open(page, COASTER);
      await page.getByRole('button', { name: 'Many names? Paste a list' }).click();
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
];
