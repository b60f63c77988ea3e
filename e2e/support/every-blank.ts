/** One product on each blank of the shop, with a text on it: in a customer's cart, and ordered. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { callShop, tokensOf, type Customer } from './accounts.ts';
import { buyCart, customerWith, openOrder } from './customer-orders.ts';
import { LONGEST_WORK_MS, ordersOf } from './orders.ts';
import { query, newShopper, open, type ShopperOptions } from './shop.ts';

export interface SoldBlank {
  /** Slug of the product that shows it. */
  slug: string;
  blank: string;
}

const PROOF = /^Picture of .* as ordered/;

interface Sold {
  data: {
    variants: { productId: string }[];
    fields: { name: string; maxLength: number }[];
  };
}

export const soldBlanks = (): Promise<SoldBlank[]> =>
  query<SoldBlank>(
    `select distinct on (blank.id) product.slug, blank.name as blank
     from product join blank on blank.id = blank_id order by blank.id, product.position`,
  );

/** Returns their number. */
export async function addEveryBlank(customer: Customer, text = 'Angharad'): Promise<number> {
  const { token } = await tokensOf(customer);
  const sold = await soldBlanks();
  let cartId = 'new';
  for (const { slug } of sold) {
    const { data } = await callShop<Sold>('GET', `/api/product/slug/${slug}`);
    const fields = Object.fromEntries(
      data.fields.map(({ name, maxLength }) => [name, text.slice(0, maxLength)]),
    );
    const added = await callShop<{ data: { id: string } }>('POST', `/api/cart/${cartId}/add`, {
      token,
      body: {
        productId: data.variants[0]!.productId,
        quantity: 1,
        personalisation: { v: 1, fields },
      },
    });
    cartId = added.data.id;
  }
  return sold.length;
}

export interface ProofState {
  state: string;
  reach(): Promise<unknown>;
}

/** A page of a new customer, and where it shows the proofs of all blanks. */
export async function proofStates(
  options: ShopperOptions,
): Promise<{ page: Page; states: readonly ProofState[] }> {
  const page = await newShopper(options);
  const customer = await customerWith(page);
  return {
    page,
    states: [
      {
        state: 'every blank in the cart',
        reach: async () => {
          const count = await addEveryBlank(customer);
          await open(page, '/cart');
          await page
            .getByRole('main')
            .getByRole('article')
            .nth(count - 1)
            .waitFor();
          await seeEveryPicture(page, count);
        },
      },
      {
        state: 'every blank ordered',
        reach: async () => {
          await buyCart(page);
          const [order] = await ordersOf(customer.email);
          const proofs = page.getByRole('main').getByRole('link', { name: PROOF });
          await expect
            .poll(
              async () => {
                await openOrder(page, order!.reference);
                return proofs.count();
              },
              { timeout: LONGEST_WORK_MS },
            )
            .toBe((await soldBlanks()).length);
          for (const proof of await proofs.all()) await decode(proof);
          await page.evaluate(() => scrollTo(0, 0));
        },
      },
    ],
  };
}

/** They are composed as they scroll into view. */
async function seeEveryPicture(page: Page, count: number): Promise<void> {
  const lines = page.getByRole('main').getByRole('article');
  for (let place = 0; place < count; place += 1) {
    await lines.nth(place).scrollIntoViewIfNeeded();
    await lines.nth(place).locator('img[src^="/media"], img[src^="blob:"]').first().waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** A picture far below the window is fetched late, and decoded later still. */
async function decode(proof: Locator): Promise<void> {
  await proof.scrollIntoViewIfNeeded();
  await proof.locator('img').evaluate((image: HTMLImageElement) => image.decode());
}
