/** Every screen in every state, and how a shopper gets there. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addMug, fillDelivery, fillDetails, payByCard, payNow } from '../support/buying.ts';
import { addPhotograph } from '../support/photographs.ts';
import { open } from '../support/shop.ts';

export interface State {
  state: string;
  /** Takes a page from the front page to the state. */
  reach(page: Page): Promise<unknown>;
  /** The window in which it is visible; default: both. */
  only?: 'narrow' | 'wide';
}

const at = (state: string, address: string): State => ({
  state,
  reach: (page) => open(page, address),
});

export const BROWSING: readonly State[] = [
  at('the front page', '/'),
  {
    state: 'the big menu, open',
    only: 'wide',
    reach: async (page) => {
      await page.getByRole('button', { name: 'All categories' }).click();
      await page.getByRole('tabpanel').waitFor();
    },
  },
  {
    state: 'the account menu of the top bar, open',
    only: 'wide',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('tabpanel').waitFor({ state: 'detached' });
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).first().click();
      await page.getByRole('banner').getByRole('link', { name: 'Create account' }).waitFor();
    },
  },
  {
    state: 'the account menu of the header, open',
    only: 'wide',
    reach: async (page) => {
      const link = page.getByRole('banner').getByRole('link', { name: 'Create account' });
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).last().click();
      await link.waitFor();
    },
  },
  {
    state: 'the drawer, open',
    only: 'narrow',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByText('Categories', { exact: true }).click();
      await drawer.getByText('Mugs', { exact: true }).click();
      await drawer.getByRole('link', { name: 'Floral mugs' }).waitFor();
      await stillness(page);
    },
  },
  {
    state: 'the footer, unfolded',
    only: 'narrow',
    reach: async (page) => {
      await open(page, '/');
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Shop', exact: true })
        .click();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'More to personalise' })
        .click();
    },
  },
  at('the shop', '/shop'),
  at('the shop, narrowed and sorted', '/shop?blank=white-mug&sort=price-low'),
  at('a category', '/c/mugs'),
  at('a sub-category', '/c/floral-mugs'),
  at('the eco-friendly category', '/c/eco-friendly'),
  at('the sale', '/sale'),
  at('a search', '/search?q=mug'),
  at('a search without results', '/search?q=xyzzyq'),
  at('a search put right', '/search?q=wreeth'),
  at('a search for nothing', '/search'),
  at('a page that is not there', '/nothing-here'),
];

export const PRODUCTS: readonly State[] = [
  at('a product', '/p/botanical-wreath-mug'),
  {
    state: 'a product with what is wrong',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    state: 'a product wearing words',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ffion');
      await page
        .getByRole('img', { name: /with your words: Ffion/ })
        .first()
        .waitFor();
    },
  },
  {
    state: 'the editor of a design',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('button', { name: 'Change the design' }).click();
      await page.getByRole('group', { name: 'Your design' }).waitFor();
    },
  },
  {
    state: 'the editor with words chosen that are too small, and all drawings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Drawing', exact: true }).click();
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByRole('textbox', { name: 'Words', exact: true }).fill('Nos da');
      await page.getByRole('slider', { name: 'Size' }).fill('2');
      await page.getByText(/too fine for how this is made/).waitFor();
    },
  },
  {
    state: 'the editor with a photograph being cropped',
    reach: async (page) => {
      const editor = page.getByRole('dialog', { name: 'Change the design' });
      await addPhotograph(editor, { width: 1600, height: 1000 }, '#1f4fa3');
      await editor.getByRole('button', { name: 'Photograph', pressed: true }).first().waitFor();
      await editor.getByRole('slider', { name: 'Zoom' }).fill('1.6');
      await editor.getByRole('button', { name: 'Crop on the design' }).click();
    },
  },
  {
    state: 'a product in sizes and colours, one of them sold out',
    reach: async (page) => {
      await open(page, '/p/contour-t-shirt');
      await page.getByRole('radio', { name: 'Navy' }).check();
      await page.getByRole('radio', { name: /^XXL.*sold out/, disabled: true }).waitFor();
    },
  },
  {
    state: 'a product in sizes, none of them chosen',
    reach: async (page) => {
      await open(page, '/p/contour-t-shirt');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  at('a product that is sold out', '/p/contour-steel-keyring'),
  {
    state: 'the toast, and products looked at before',
    reach: async (page) => {
      await addMug(page, 'Ffion');
      await page
        .getByRole('region', { name: 'Messages' })
        .getByText('Item added to cart')
        .waitFor();
    },
  },
];

const CHECKOUT: readonly State[] = [
  at('an empty cart', '/cart'),
  at('a checkout of nothing', '/checkout'),
  at('no order yet', '/checkout/thank-you'),
  at('an order that is unknown', '/checkout/thank-you/AAAAAAAAAAAAAAAAAAAAAA'),
  {
    state: 'a cart',
    reach: async (page) => {
      await addMug(page, 'Ffion');
      await open(page, '/cart');
      await page.getByRole('link', { name: 'Checkout' }).waitFor();
    },
  },
  {
    state: 'a cart with something taken out',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Remove Botanical wreath mug' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    state: 'checkout, details',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    },
  },
  {
    state: 'checkout, details with what is wrong',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Continue to delivery' }).click();
      await page.getByText(/^Please put \d things right$/).waitFor();
    },
  },
  {
    state: 'checkout, delivery',
    reach: async (page) => {
      await fillDetails(page, 'axe@example.org');
      await page.getByRole('button', { name: 'Continue to delivery' }).click();
      await page.getByRole('group', { name: 'Deliver to' }).waitFor();
    },
  },
  {
    state: 'checkout, delivery with another billing address and what is wrong',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Bill to the same address' }).uncheck();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await page.getByText(/^Please put \d+ things right$/).waitFor();
    },
  },
  {
    state: 'checkout, review',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Bill to the same address' }).check();
      await fillDelivery(page);
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await page.getByRole('button', { name: 'Pay now' }).waitFor();
    },
  },
  {
    state: 'checkout, review with what is wrong',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Pay now' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    state: 'the payment page',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: /I have checked my words/ }).check();
      await payNow(page);
    },
  },
  {
    state: 'an order that waits for its payment',
    reach: async (page) => {
      const provider = page.url();
      await open(page, '/checkout/thank-you');
      await page.getByRole('heading', { name: 'We are waiting for your payment' }).waitFor();
      return provider;
    },
  },
  {
    state: 'checkout, after a cancelled payment',
    reach: async (page) => {
      await page.goBack();
      await page.getByRole('button', { name: /^Cancel and return/ }).click();
      await page.getByText('You came back before paying').waitFor();
    },
  },
  {
    state: 'an order that is paid',
    reach: async (page) => {
      await payNow(page);
      await payByCard(page);
      await page.getByRole('heading', { name: 'What you ordered' }).waitFor();
    },
  },
];

const ERROR: State = {
  state: 'the error screen',
  reach: async (page) => {
    await page.route(/\/assets\/sale-screen-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/sale');
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  },
};

export const BUYING: readonly State[] = [...CHECKOUT, ERROR];

/** Moving elements are half transparent for a moment, which axe would report as a lack of contrast. */
export async function stillness(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
}

/** Runs in the page. New elements begin to move a frame later. */
async function countMoving(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity;
  return document.getAnimations().filter((one) => one.playState === 'running' && !endless(one))
    .length;
}
