/**
 * Shared by journeys about a customer's orders: a customer with a saved address, a paid order, and
 * the workshop's steps.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { callShop, registerByApi, signInOn, tokensOf, type Customer } from './accounts.ts';
import { addMug, payByCard, payNow } from './buying.ts';
import { ordersOf } from './orders.ts';
import { ROOT, SECRET } from './running/shop-process.ts';
import { open, shop } from './shop.ts';
import { INHERITED } from '../../src/server/testing/processes/inherited-environment.ts';

const COMMANDS = path.join(ROOT, 'src/server/commands');

export const HOME = {
  FirstName: 'Siân',
  LastName: 'Price',
  AddressLine1: '12 Heol y Bont',
  CityTown: 'Aberystwyth',
  PostCode: 'SY23 1AA',
};
export const OFFICE = {
  FirstName: 'Siân',
  LastName: 'Price',
  Company: 'Price & Daughters',
  AddressLine1: '4 Old Brewery Yard',
  CityTown: 'Cardiff',
  PostCode: 'CF10 1AA',
};

/** Signed in on the page's device, with these addresses saved, the first as the default. */
export async function customerWith(
  page: Page,
  addresses: readonly object[] = [HOME],
): Promise<Customer> {
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  for (const body of addresses) await callShop('POST', '/api/addresses/new', { token, body });
  return signInOn(page, customer);
}

/** Checks out the cart with the default address, and pays. */
export async function buyCart(page: Page): Promise<void> {
  await open(page, '/checkout');
  await page.getByRole('radio', { name: /12 Heol y Bont/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('checkbox', { name: /I have checked my words/ }).check();
  await payNow(page);
  await payByCard(page);
}

/** Returns the reference of the order. @param above the text above the name */
export async function buyMug(
  page: Page,
  { email }: Customer,
  name = 'Ffion',
  above = '',
): Promise<string> {
  await addMug(page, name, above);
  await buyCart(page);
  return (await ordersOf(email)).at(-1)!.reference;
}

export async function openOrder(page: Page, reference: string): Promise<void> {
  await open(page, `/account/order/${reference}`);
  await page.getByRole('heading', { level: 1, name: `Order ${reference}` }).waitFor();
}

/** `npm run order -- <reference> …`, in a terminal beside the running shop. */
export const workshop = (reference: string, ...args: string[]): Promise<string> =>
  command('order', reference, ...args);

/** `npm run <name> -- …`, in the same terminal. */
export async function command(name: string, ...args: string[]): Promise<string> {
  const program = path.join(COMMANDS, `${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: {
      ...INHERITED,
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.dataFolder,
      SECRET,
      ORIGIN: shop.origin,
    },
  });
  return stdout;
}
