/** The states of the cart, checkout and payment, and the error screen. */
import { addMug, fillDelivery, fillDetails, payByCard, payNow } from '../support/buying.ts';
import { open } from '../support/shop.ts';
import { at, type State } from './state.ts';

const CHECKOUT: readonly State[] = [
  at('an empty cart', '/cart'),
  at('a checkout of nothing', '/checkout'),
  at('no order yet', '/checkout/thank-you'),
  at('a reminder to stop', `/reminders/stop/${'A'.repeat(43)}`),
  at('a reminder that is stopped', '/reminders/stop/done'),
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
    state: 'a cart with words being changed',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Change the words of/ }).click();
      await page.getByRole('button', { name: 'Keep these words' }).waitFor();
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
    state: 'checkout, details and delivery',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
    },
  },
  {
    state: 'checkout, details and delivery with what is wrong',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await page.getByText(/^Please put \d things right$/).waitFor();
    },
  },
  {
    state: 'checkout with another name on the parcel',
    reach: async (page) => {
      await fillDetails(page, 'axe@example.org');
      await page.getByRole('checkbox', { name: /^Put somebody else/ }).check();
      const parcel = page.getByRole('group', { name: 'Deliver to' });
      await parcel.getByRole('textbox', { name: 'First name' }).fill('Gwen');
      await parcel.getByRole('textbox', { name: 'Last name' }).fill('Price');
    },
  },
  {
    state: 'checkout, delivery with addresses to choose from',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Postcode' }).fill('SY1 1AB');
      await page.getByRole('button', { name: 'Find address' }).click();
      await page.getByRole('button', { name: 'None of these: write it myself' }).waitFor();
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
      await page.getByRole('button', { name: /^Pay £/ }).waitFor();
    },
  },
  {
    state: 'checkout, review with what is wrong',
    reach: async (page) => {
      const pay = page.getByRole('button', { name: /^Pay £/ });
      await pay.click();
      // On phones the first press leads to the tick.
      await page
        .getByRole('checkbox', { name: /I have checked my words/ })
        .and(page.locator(':focus'))
        .waitFor();
      await pay.click();
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
