/** Cut-out lettering: loose pieces are reported at their spot before the cart, after the server's check. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutOut, DOT, listNames, openCutOut, UNCHECKED } from '../support/cut-out.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

let restore: () => Promise<void>;
beforeAll(async () => {
  restore = await cutOut();
});
afterAll(() => restore?.());

const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

test('a loose dot is reported at its field and at its spot in the editor, and not added to the cart', async () => {
  const page = await newShopper(DESK);
  await openCutOut(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Mair');
  await page.getByText(DOT).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => hasFocus(name)).toBe(true);

  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const layer = editor.getByRole('button', { name: 'Name: Mair', exact: true }).first();
  await editor.getByText(DOT).waitFor();
  const ring = editor.locator('[data-spot]');
  await expect.poll(() => ring.count()).toBe(1);
  // Above the middle of the text, not around all of it.
  const [spot, textBox] = [(await ring.boundingBox())!, (await layer.boundingBox())!];
  expect(spot.width).toBeLessThan(textBox.width / 4);
  expect(spot.x).toBeGreaterThan(textBox.x + textBox.width / 3);
  expect(spot.y + spot.height / 2).toBeLessThan(textBox.y + textBox.height / 2);

  await editor.getByRole('button', { name: 'Show “Name: Mair”' }).click();
  await expect.poll(() => hasFocus(layer)).toBe(true);
  expect(await layer.getAttribute('aria-describedby')).toBe('problem-name-comesApart');

  await editor.getByRole('textbox').first().fill('Emma');
  await editor.getByText(DOT).waitFor({ state: 'detached' });
  await expect.poll(() => ring.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep them' }).click();
  await editor.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
});

test('a check that cannot reach the server says so, and is retried', async () => {
  const page = await newShopper({ ...PHONE, expected: /ERR_FAILED/ });
  await page.route('**/api/artwork/check', (route) => route.abort());
  await openCutOut(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Mair');
  await page.getByText(UNCHECKED).waitFor();
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.getByText(UNCHECKED).waitFor();
  await page.unroute('**/api/artwork/check');
  await editor.getByRole('button', { name: 'Check again' }).click();
  await editor.getByText(DOT).waitFor();
  await editor.getByText(UNCHECKED).waitFor({ state: 'detached' });
});

test('without a warning beforehand the cart refuses it all the same', async () => {
  const page = await newShopper({ ...DESK, expected: /ERR_FAILED|422/ });
  await page.route('**/api/artwork/check', (route) => route.abort());
  await openCutOut(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Mair');
  await page.getByText(UNCHECKED).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText(DOT).waitFor();
  await expect.poll(() => hasFocus(name)).toBe(true);
});

test('each name of a pasted list that would come apart is marked, and the rest is added', async () => {
  const page = await newShopper(DESK);
  const dialog = await listNames(page, ['Emma', 'Mair', 'Anna', 'Nia']);
  await dialog.getByText('2 names need a look before they can be made.').waitFor();
  for (const [place, isWrong] of [false, true, false, true].entries()) {
    const row = dialog.getByRole('textbox', { name: `Name ${place + 1}`, exact: true });
    expect(await row.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
  }
  expect(await dialog.getByText(DOT).count()).toBe(2);
  // Corrected in place, it is checked again.
  await dialog.getByRole('textbox', { name: 'Name 2', exact: true }).fill('Mara');
  await dialog.getByText('1 name needs a look before it can be made.').waitFor();
  await dialog.getByRole('button', { name: 'Leave them out' }).click();
  await dialog.getByRole('button', { name: 'Add 3 to cart' }).click();
  await page.getByText('3 names are in your cart.').waitFor();
});

test('a design that is not cut out is never checked for loose pieces', async () => {
  const page = await newShopper(DESK);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('textbox', { name: 'Name' }).fill('Mair');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  expect(requests.filter((path) => /artwork\/check|cut-check/.test(path))).toEqual([]);
});
