/** What no lettering has is refused beside its field, and one press takes all of it out, also in the cart. */
import { expect, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { newShopper, open, PHONE } from '../support/shop.ts';

/** Long enough to paint a picture whose sheet has arrived. */
const LATE_PAINTING_MS = 2000;

test('an emoji that cannot be made is taken out with one press', async () => {
  const page = await newShopper({ ...PHONE, expected: /422/ });
  await open(page, '/p/meadow-tumbler');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Siân 🦊');
  await page.getByText('“Name” cannot be written with 🦊 in this lettering.').waitFor();
  await page.getByRole('button', { name: 'Take 🦊 out' }).tap();
  await expect.poll(() => name.inputValue()).toBe('Siân');
  await page.getByText(/cannot be written/).waitFor({ state: 'detached' });
  await page
    .getByRole('img', { name: /^Meadow tumbler with your words: Siân/ })
    .first()
    .waitFor();
});

test('a picture that is painted late does not hide what cannot be made', async () => {
  const page = await newShopper({ ...PHONE, expected: /422/ });
  // The sheets of all pictures but the first are on their way until the next name has been refused.
  const released = Promise.withResolvers<void>();
  await page.route(/\/media\/artwork\/sheet\.[a-z-]+\.(?!hero)/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await open(page, '/p/meadow-tumbler');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Siân');
  await page
    .getByRole('img', { name: /with your words: Siân/ })
    .first()
    .waitFor();
  await name.fill('Siân 🦊');
  const refusal = page.getByText('“Name” cannot be written with 🦊 in this lettering.');
  await refusal.waitFor();
  const arrived = page.waitForResponse('**/media/artwork/sheet.*');
  released.resolve();
  await arrived;
  await page.waitForTimeout(LATE_PAINTING_MS);
  expect(await refusal.isVisible()).toBe(true);
});

test('all that cannot be made is named, and taken out of every field with one press', async () => {
  const page = await newShopper({ ...PHONE, expected: /422/ });
  await open(page, '/p/meadow-tumbler');
  const name = page.getByRole('textbox', { name: 'Name' });
  const below = page.getByRole('textbox', { name: /^Words below/ });
  await below.fill('Hello 🐝');
  await name.fill('Siân 🦊 & 🐙 Bo');
  await page.getByRole('button', { name: 'Add to cart' }).tap();
  await page.getByText('“Name” cannot be written with 🦊 🐙 in this lettering.').waitFor();
  await page.getByText('“Words below” cannot be written with 🐝 in this lettering.').waitFor();
  await page.getByRole('button', { name: 'Take them out' }).tap();
  await expect.poll(() => name.inputValue()).toBe('Siân & Bo');
  await expect.poll(() => below.inputValue()).toBe('Hello');
});

test('a name is offered on other products, and what they cannot print is taken out', async () => {
  const page = await newShopper({ ...PHONE, expected: /422/ });
  await open(page, '/p/meadow-tumbler');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Siân');
  await page
    .getByRole('img', { name: /with your words: Siân/ })
    .first()
    .waitFor();
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('button', { name: 'Use “Siân”' }).tap();
  await expect.poll(() => name.inputValue()).toBe('Siân');
  await name.fill('Siân 🦊');
  await page.getByText('“Name” cannot be written with 🦊 in this lettering.').waitFor();
  // As it was left there.
  await open(page, '/p/meadow-tumbler');
  await expect.poll(() => name.inputValue()).toBe('Siân');
  await open(page, '/p/meadow-mug');
  await page.getByRole('button', { name: 'Use “Siân 🦊”' }).tap();
  await page.getByText('“Name” cannot be written with 🦊 in this lettering.').waitFor();
  await page.getByRole('button', { name: 'Take 🦊 out' }).tap();
  await expect.poll(() => name.inputValue()).toBe('Siân');
});

test('a name from elsewhere that cannot be written here is told, and left out', async () => {
  const page = await newShopper({ ...PHONE, expected: /422/ });
  await open(page, '/');
  const wish = page.getByRole('textbox', { name: /name/i }).first();
  await wish.fill('Siân 🦊');
  await open(page, '/p/meadow-tumbler');
  await page.getByText('“Siân 🦊” is not here, because 🦊 cannot be printed on this.').waitFor();
  const name = page.getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('');
  // The picture is neither faded nor said to be behind.
  expect(await page.getByText(/^The picture still shows/).count()).toBe(0);
  await page.getByRole('button', { name: 'Use “Siân”' }).tap();
  await expect.poll(() => name.inputValue()).toBe('Siân');
  await page
    .getByRole('img', { name: /^Meadow tumbler with your words: Siân/ })
    .first()
    .waitFor();
});

test('in the cart, too, all of it is taken out with one press', async () => {
  const page = await newShopper({ ...PHONE, expected: /422/ });
  await addMug(page, 'Siân');
  await open(page, '/cart');
  await page.getByRole('button', { name: /^Change the words of Botanical wreath mug/ }).tap();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Siân 🦊 🐙');
  await page.getByRole('button', { name: 'Keep these words' }).tap();
  await page.getByText('cannot be written with 🦊 🐙 in this lettering.').waitFor();
  await page.getByRole('button', { name: 'Take them out' }).tap();
  await expect.poll(() => name.inputValue()).toBe('Siân');
  await page.getByRole('button', { name: 'Keep these words' }).tap();
  await page.getByText('The words are changed.').waitFor();
});
