/** A product that is withdrawn while it is in a cart, and the resulting states. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addMug } from '../support/buying.ts';
import { command } from '../support/customer-orders.ts';
import { open } from '../support/shop.ts';
import type { State } from './state.ts';

const SLUG = 'lighthouse-mug';
export const WITHDRAWN = { slug: SLUG, name: 'Lighthouse mug' };

export const offerAgain = () => command('product', 'offer', SLUG);

export async function addWithdrawnLater(page: Page): Promise<void> {
  await open(page, `/p/${SLUG}`);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Gwen');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
}

/** Waits until the shop's own process has been notified. */
export async function withdraw(page: Page): Promise<void> {
  await command('product', 'withdraw', SLUG, '--reason', 'The supplier stopped');
  await expect
    .poll(async () => (await page.request.get(`/p/${SLUG}`)).status(), { interval: 20 })
    .toBe(404);
}

/** Other journeys may buy the product again as soon as a state is reached: the page shows what it has loaded. */
export const WITHDRAWN_STATES: readonly State[] = [
  {
    state: 'a cart with something that is no longer sold',
    reach: async (page) => {
      await addMug(page, 'Ffion');
      await addWithdrawnLater(page);
      await withdraw(page);
      await open(page, '/cart');
      await page.getByText('No longer sold. Please remove it to check out.').waitFor();
      await offerAgain();
    },
  },
];
