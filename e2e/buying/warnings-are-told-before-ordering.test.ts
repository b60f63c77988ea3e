/** A design that may print badly is asked about once, and told below its picture, in the cart and at checkout, until it is mended. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillDelivery, fillDetails } from '../support/buying.ts';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const MUG = '/p/botanical-wreath-mug';
const TOLD = 'Name: “Nana Gwen” may be cut off.';

async function openEditor(page: Page): Promise<Locator> {
  // Not the one beside a warning.
  await page.getByRole('button', { name: 'Lettering, colours, pictures' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.locator('[data-layer="name"]').waitFor();
  return editor;
}

/** Over the dashed line, and not yet over the edge. */
async function moveUp(editor: Locator): Promise<void> {
  const name = editor.locator('[data-layer="name"]');
  await name.focus();
  for (let press = 0; press < 6; press++) await name.press('Shift+ArrowUp');
  await editor
    .locator('.editor-problem')
    .getByText(/over the dashed line/)
    .waitFor();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Keep it like this?' });
const inGallery = (page: Page) =>
  page
    .getByRole('region', { name: 'Pictures', exact: true })
    .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth));

const isInSight = (page: Page) =>
  page.getByRole('region', { name: 'Pictures', exact: true }).evaluate((strip) => {
    const { top, bottom } = strip.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.each([
  ['a phone', PHONE],
  ['a desktop', DESK],
])(
  'on %s a name over the dashed line is asked about, told and mended from the cart',
  async (_, device) => {
    const page = await newShopper(device);
    await open(page, MUG);
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Nana Gwen');
    const editor = await openEditor(page);
    await moveUp(editor);
    const done = editor.getByRole('button', { name: 'Done' });
    await done.click();
    await question(page).getByText(TOLD).waitFor();
    await question(page).getByRole('button', { name: 'Show it' }).click();
    await question(page).waitFor({ state: 'detached' });
    await editor.locator('[data-layer="name"]').and(page.locator(':focus')).waitFor();
    const told = editor.locator('.editor-problem').getByText(/over the dashed line/);
    // The whole sentence, also on phones; one mistake on both sides is one.
    const text = (await told.boundingBox())!;
    expect(text.width).toBeGreaterThan(200);
    const words = (await editor.locator('[data-layer="name"] rect').last().boundingBox())!;
    expect(text.y, 'the sentence beside the words').toBeGreaterThan(words.y + words.height);
    expect(await editor.getByRole('button', { name: /next warning$/ }).count()).toBe(0);
    await done.click();
    await question(page).getByRole('button', { name: 'Put it back in its place' }).click();
    await question(page).waitFor({ state: 'detached' });
    await editor.locator('.editor-problem').waitFor({ state: 'detached' });
    await moveUp(editor);
    // To look at it is not to keep it, nor is to put it back.
    await done.click();
    await question(page).getByRole('button', { name: 'Keep it so' }).click();
    await editor.waitFor({ state: 'detached' });
    await page.getByText(TOLD).first().waitFor();
    // Both sides were changed, so the front is shown.
    expect(await inGallery(page)).toBe(0);
    await expect.poll(() => isInSight(page)).toBe(true);
    const opener = page.getByRole('button', { name: 'Change the design' });
    await opener.and(page.locator(':focus')).waitFor();
    // What was kept is not asked about again.
    await page.locator(':focus').press('Enter');
    await editor.locator('[data-layer="name"]').press('Shift+ArrowUp');
    await editor.getByRole('button', { name: 'Undo' }).click();
    await done.click();
    await editor.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('It is in your cart.').waitFor();
    await open(page, '/checkout');
    await fillDetails(page, 'sian@example.com');
    await fillDelivery(page);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByText(TOLD).first().waitFor();

    await open(page, '/cart');
    await page.getByText(TOLD).first().waitFor();
    await page.getByRole('link', { name: /^Change the design of Botanical wreath mug/ }).click();
    await page.getByText('You are changing something in your cart.').waitFor();
    await page.getByText(TOLD).first().waitFor();
    await page.getByRole('button', { name: 'Change the design' }).first().click();
    const name = editor.locator('[data-layer="name"]');
    await name.focus();
    await expect
      .poll(async () => {
        await name.press('Shift+ArrowDown');
        return editor.locator('.editor-problem').count();
      })
      .toBe(0);
    await done.click();
    await page.getByText(TOLD).first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name: 'Botanical wreath mug', exact: true }).waitFor();
    expect(await page.getByText(TOLD).count()).toBe(0);
  },
);

test('all that may come out badly is told in the question, and a photograph is not called words', async () => {
  const page = await newShopper(DESK);
  await open(page, MUG);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Nana Gwen');
  const editor = await openEditor(page);
  await addPhotograph(editor, { width: 900, height: 1200 });
  const photograph = editor
    .getByRole('group', { name: 'Your design' })
    .getByRole('button', { name: 'Photograph' });
  await photograph.waitFor();
  // In a wreath it lies over the words; from behind them it is brought over them again.
  await editor.getByRole('radio', { name: 'Behind the words' }).check({ force: true });
  const warning = editor.locator('.editor-problem').getByText(/^This photograph lies over words/);
  expect(await warning.count()).toBe(0);
  await editor.getByRole('button', { name: 'Bring forward' }).click();
  await warning.waitFor();
  await editor.getByRole('button', { name: 'Text', exact: true }).click();
  await editor.getByRole('textbox', { name: 'Words', exact: true }).fill('Cariad');
  await editor.getByRole('slider', { name: 'Size' }).fill('2');
  await editor.getByText('1 of 2').waitFor();
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => question(page).getByRole('listitem').allTextContents())
    .toEqual([
      'Your photograph lies over words.',
      expect.stringMatching(/^Text: “Cariad” (may be too small|has strokes so fine)/),
    ]);
});

test('words in the colour of the mug are refused at the picture, and what was typed stays', async () => {
  const page = await newShopper(DESK);
  await open(page, MUG);
  const field = page.getByRole('textbox', { name: 'Name' }).first();
  await field.fill('Nana Gwen');
  const editor = await openEditor(page);
  await editor.locator('[data-layer="name"]').focus();
  await editor.getByRole('radio', { name: /^White/ }).check({ force: true });
  await editor
    .locator('.editor-problem')
    .getByText(/cannot be read/)
    .waitFor();
  // One entry: the copy on the other side and “White is not printed” are left out.
  expect(await editor.getByRole('button', { name: /next warning$/ }).count()).toBe(0);
  await editor.getByRole('button', { name: 'Done' }).click();
  await editor.getByRole('button', { name: 'Leave it for now' }).click();
  await editor.waitFor({ state: 'detached' });
  await page
    .getByText(/^Name: “Nana Gwen” cannot be read/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await field.and(page.locator(':focus')).waitFor();
  expect(await field.inputValue()).toBe('Nana Gwen');
  expect(await page.getByText('It is in your cart.').count()).toBe(0);
  await page.getByRole('button', { name: 'Change the design' }).first().click();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await editor.getByRole('button', { name: 'Done' }).click();
  await page
    .getByText(/cannot be read/)
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
});
