/** A long name that would shrink to a hair is seen enlarged, put on two lines, taken back, and ordered as it was chosen. */
import { expect, test } from 'vitest';
import { newShopper, open } from '../support/shop.ts';

const LONG = 'Bartholomew-Alexander';

test('a long name is enlarged, put on two lines, taken back by keyboard, and goes into the cart as chosen', async () => {
  const page = await newShopper();
  await open(page, '/p/botanical-wreath-mug');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const remark = page.getByText('A longer name is written smaller.');
  const changed = page.getByText('With your changes to the design.');
  await name.fill('Margaret');
  await page
    .getByRole('img', { name: /with your words: .*Margaret/ })
    .first()
    .waitFor();
  await name.fill(LONG);
  await remark.waitFor();

  await page.getByRole('region', { name: 'Pictures', exact: true }).click();
  const enlarged = page.getByRole('dialog', { name: 'Botanical wreath mug' });
  const large = enlarged.getByRole('img', { name: new RegExp(`with your words: .*${LONG}`) });
  await large.waitFor();
  await expect.poll(async () => (await large.boundingBox())!.width).toBeGreaterThan(800);
  await page.keyboard.press('Escape');
  await enlarged.waitFor({ state: 'detached' });
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Put it on two lines' }).click();
  const back = page.getByRole('button', { name: 'Back to how it was' });
  await back.waitFor();
  await changed.waitFor();
  // The pressed button is gone; the next one is the next stop.
  await page.keyboard.press('Tab');
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await remark.waitFor();
  await changed.waitFor({ state: 'hidden' });
  expect(await name.inputValue()).toBe(LONG);

  await page.getByRole('button', { name: 'Narrower lettering' }).click();
  await back.waitFor();
  await page.getByRole('button', { name: 'Put it on two lines' }).click();
  await changed.waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  const line = await page.evaluate(() => {
    const stored = Object.values({ ...localStorage }).map((text): unknown => JSON.parse(text));
    return JSON.stringify(stored);
  });
  expect(line).toContain('"lines":2');
  expect(line).toContain('"font":"ribbon"');
});
