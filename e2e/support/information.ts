/** The information pages with their headings and titles, and their states. */
import type { Page } from 'playwright-core';
import type { State } from '../states/state.ts';
import { open } from './shop.ts';

/** Address, heading, title. */
export const INFORMATION_PAGES = [
  ['/about', 'One thing, made for one person', 'About us'],
  ['/delivery', 'Delivery', 'Delivery'],
  ['/payment', 'Payment', 'Payment'],
  ['/royal-mail-changes', 'What Royal Mail changes mean for your order', 'Royal Mail changes'],
  ['/selling-to-us', 'Do you make something worth a name?', 'Selling to us'],
  ['/contact', 'Contact us', 'Contact us'],
  ['/feedback', 'Tell us what you think', 'Feedback'],
  ['/report', 'Report a problem', 'Report a problem'],
  ['/sitemap', 'Sitemap', 'Sitemap'],
  ['/status', 'System status', 'System status'],
  ['/legal', 'The rules of the shop, in plain words', 'Legal'],
  ['/legal/returns', 'Returns and cancelling', 'Returns and cancelling'],
  ['/legal/privacy', 'Privacy', 'Privacy notice'],
  ['/legal/cookie', 'Cookies', 'Cookies and what your device keeps'],
  ['/legal/terms', 'Terms and conditions', 'Terms and conditions'],
  ['/legal/website-security', 'Website security', 'Website security'],
] as const;

export const INFORMATION: readonly State[] = [
  ...INFORMATION_PAGES.map(([address]): State => ({
    state: address,
    reach: (page) => open(page, address),
  })),
  {
    state: 'the status, known',
    reach: async (page) => {
      await open(page, '/status');
      await page.getByRole('heading', { name: 'Everything is working' }).waitFor();
    },
  },
  {
    state: 'the status, part of the shop away',
    reach: async (page) => {
      await page.route('**/health/ready', (route) => route.fulfill({ status: 503, json: {} }));
      await page.getByRole('button', { name: 'Check again' }).click();
      await page.getByRole('heading', { name: 'Part of the shop is not working' }).waitFor();
    },
  },
  {
    state: 'the page counter, switched off',
    reach: async (page) => {
      await open(page, '/legal/cookie');
      await page.getByRole('switch').uncheck();
    },
  },
  {
    state: 'a message with what is wrong',
    reach: async (page) => {
      await open(page, '/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    state: 'feedback with a mood',
    reach: async (page) => {
      await open(page, '/feedback');
      await page.getByRole('radio', { name: 'I love it' }).check();
    },
  },
  {
    state: 'a message that could not be sent',
    reach: async (page) => {
      await page.route('**/api/notify/website', (route) => route.abort());
      await page.getByRole('textbox', { name: 'What should we know?' }).fill('More slate, please.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Your message could not be sent').waitFor();
    },
  },
  {
    state: 'a message that was sent',
    reach: async (page) => {
      await page.unroute('**/api/notify/website');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: /^Thank you/ }).waitFor();
    },
  },
];

/** Fills every field of a message to the shop. */
export async function writeMessage(
  page: Page,
  { email, message }: { email: string; message: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Siân Price');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('My order');
  await page.getByRole('textbox', { name: 'Order reference' }).fill('KS-4F7-K9Q2');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}
