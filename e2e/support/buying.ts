/** Purchase steps that several journeys share, by pointer: a named mug into the cart, checkout, the payment page. */
import type { Page } from 'playwright-core';
import { open } from './shop.ts';

const MUG = '/p/botanical-wreath-mug';

/** @param above the text above the name */
export async function addMug(page: Page, name: string, above = ''): Promise<void> {
  await open(page, MUG);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  if (above !== '') await page.getByRole('textbox', { name: /^Words above/ }).fill(above);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
}

/** From a filled cart to the second step, with everything done but the payment. */
export async function reachReview(page: Page, email: string): Promise<void> {
  await open(page, '/checkout');
  await fillDetails(page, email);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('checkbox', { name: /I have checked my words/ }).check();
}

export async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Siân');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Price');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

export async function fillDelivery(page: Page): Promise<void> {
  const parcel = page.getByRole('group', { name: 'Deliver to' });
  await parcel.getByRole('textbox', { name: 'Address line 1' }).fill('12 Heol y Bont');
  await parcel.getByRole('textbox', { name: 'Town or city' }).fill('Aberystwyth');
  await parcel.getByRole('textbox', { name: 'Postcode' }).fill('sy231aa');
}

/** Goes to the payment provider's page. */
export async function payNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('heading', { name: 'Review and pay' }).and(page.locator('h1')).waitFor();
}

export async function payByCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Card ending 4242' }).check();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you, Siân' }).waitFor();
}
