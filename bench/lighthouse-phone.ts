/** The browser for Lighthouse, with a cart that a shopper has filled before. */
import { chromium } from 'playwright-core';
import { freePort } from '../src/server/database/embedded/free-port.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Phone {
  /** The browser's remote debugging port. */
  port: number;
  fillCart(product: string): Promise<void>;
  close(): Promise<void>;
}

export async function openPhone(folder: string): Promise<Phone> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROME_PATH,
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  return {
    port,
    async fillCart(product) {
      const page = await context.newPage();
      await page.goto(product);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Siân');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.getByText('It is in your cart.').waitFor();
      await page.close();
    },
    close: () => context.close(),
  };
}
