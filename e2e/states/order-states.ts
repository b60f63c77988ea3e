/** Every state of a customer's orders and of a signed-in checkout, and how a customer gets there. */
import type { Page } from 'playwright-core';
import type { Customer } from '../support/accounts.ts';
import { addMug, payByCard, payNow } from '../support/buying.ts';
import { buyMug, customerWith, HOME, OFFICE, workshop } from '../support/customer-orders.ts';
import { newShopper, open, type ShopperOptions } from '../support/shop.ts';

interface OrderState {
  state: string;
  reach(): Promise<unknown>;
}

/** A page of a new customer with two saved addresses, and the states in the order in which to reach them. */
export async function customerStates(
  options: ShopperOptions,
): Promise<{ page: Page; states: readonly OrderState[] }> {
  const page = await newShopper(options);
  const customer = await customerWith(page, [HOME, OFFICE]);
  return { page, states: [...firstOrder(page), ...laterOrder(page, customer)] };
}

/** Checkout by a customer without orders. */
const firstOrder = (page: Page): readonly OrderState[] => [
  {
    state: 'no orders yet',
    reach: async () => {
      await open(page, '/account/orders');
      await page.getByText('You have not ordered anything yet').waitFor();
    },
  },
  {
    state: 'checkout with saved addresses',
    reach: async () => {
      await addMug(page, 'Ffion');
      await open(page, '/checkout');
      await page.getByRole('radio', { name: /12 Heol y Bont/, checked: true }).waitFor();
    },
  },
  {
    state: 'checkout with another address and what is wrong',
    reach: async () => {
      await page.getByRole('radio', { name: 'Use another address' }).check();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await page.getByText(/^Please put \d things right$/).waitFor();
    },
  },
  {
    state: 'an order that waits for its payment',
    reach: async () => {
      await page.getByRole('radio', { name: /12 Heol y Bont/ }).check();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await page.getByRole('checkbox', { name: /I have checked my words/ }).check();
      await page.getByRole('button', { name: /^Pay £/ }).click();
      await page.getByRole('radio', { name: 'Card ending 4242' }).waitFor();
      await open(page, '/account/orders');
      await page.getByRole('article').getByRole('link').click();
      await page.getByText('This order is waiting for your payment').waitFor();
    },
  },
  {
    state: 'an order paid for, on the page of thanks',
    reach: async () => {
      await open(page, '/checkout');
      await page.getByRole('checkbox', { name: /I have checked my words/ }).waitFor();
      await payNow(page);
      await payByCard(page);
      await page.getByRole('link', { name: 'See it in your account' }).waitFor();
    },
  },
  {
    state: 'a reminder of an order with what is missing',
    reach: async () => {
      await page.getByRole('button', { name: 'Set a reminder' }).click();
      await page.getByRole('button', { name: 'Remind me' }).click();
      await page.getByText('Please choose what it is for.').waitFor();
    },
  },
  {
    state: 'a reminder of an order that is set',
    reach: async () => {
      await page.getByRole('combobox', { name: 'What is it for?' }).selectOption('Birthday');
      await page.getByRole('checkbox', { name: /^Yes, email/ }).check();
      await page.getByRole('button', { name: 'Remind me' }).click();
      await page.getByText(/^We will email .* three weeks before/).waitFor();
    },
  },
];

/** An order from its payment until it is bought again. */
function laterOrder(page: Page, customer: Customer): readonly OrderState[] {
  let reference = '';
  const openIt = async () => {
    await open(page, `/account/order/${reference}`);
    await page.getByRole('heading', { name: 'How it is going' }).waitFor();
  };
  return [
    {
      state: 'several orders',
      reach: async () => {
        reference = await buyMug(page, customer, 'Bryn');
        await open(page, '/account/orders');
        await page.getByRole('searchbox', { name: 'Search your orders' }).waitFor();
      },
    },
    {
      state: 'a search among the orders that finds none',
      reach: async () => {
        await page.getByRole('searchbox', { name: 'Search your orders' }).fill('zebra');
        await page.getByRole('search', { name: 'Search your orders' }).getByRole('button').click();
        await page.getByText('No orders match “zebra”.').waitFor();
      },
    },
    {
      state: 'an order, asked whether to cancel it',
      reach: async () => {
        await openIt();
        await page.getByRole('button', { name: 'Cancel this order' }).click();
        await page.getByRole('dialog', { name: 'Cancel this order?' }).waitFor();
      },
    },
    {
      state: 'an order on its way',
      reach: async () => {
        await workshop(reference, 'produce');
        await workshop(reference, 'dispatch', '--tracking', 'AB123456789GB');
        await openIt();
      },
    },
    {
      state: 'an order bought again',
      reach: async () => {
        await page.getByRole('button', { name: 'Buy again' }).click();
        await page.getByText('1 item is in your cart, with the same words.').waitFor();
      },
    },
    {
      state: 'an order that is not there',
      reach: async () => {
        await open(page, '/account/order/nothing');
        await page.getByText('There is no such order in your account.').waitFor();
      },
    },
    {
      state: 'orders that cannot be read',
      reach: async () => {
        await page.route('**/api/orders/all', (route) => route.abort());
        await open(page, '/account/orders');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    },
  ];
}
