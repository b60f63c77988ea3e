/** Letterings are shown by the shopper's own words, colours by how they read; both sides of a mug follow. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

async function openEditor(
  page: Page,
  name: string,
  address = '/p/botanical-wreath-mug',
): Promise<Locator> {
  await open(page, address);
  await page.getByRole('textbox', { name: /^Names?$/ }).fill(name);
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.locator('[data-layer=name]').waitFor();
  return editor;
}

const drawn = (editor: Locator, layer: string, attribute: string) =>
  editor.locator(`g[data-follows="${layer}"] > path`).first().getAttribute(attribute);

test('a lettering is chosen by look with the keyboard alone, on both sides at once', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, 'Nana Gwen');
  await editor.locator('[data-layer=name]').focus();
  const before = await drawn(editor, 'name', 'd');
  // Tab would select the other parts of the design on its way.
  await editor.getByRole('button', { name: 'Lettering: Great Vibes' }).focus();
  await page.keyboard.press('Enter');
  const chosen = editor.getByRole('radio', { name: 'Great Vibes', checked: true });
  await chosen.waitFor();
  // Each tile is drawn once its font has come.
  const tile = editor
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Lobster' }) });
  await tile.locator('path[d^="M"]').waitFor();
  const great = editor
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Great Vibes' }) })
    .locator('path');
  expect(await tile.locator('path').getAttribute('d')).not.toBe(await great.getAttribute('d'));

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await editor.getByRole('radio', { name: 'Parisienne', checked: true }).waitFor();
  await expect.poll(() => drawn(editor, 'name', 'd')).not.toBe(before);
  expect(await drawn(editor, 'name-2', 'd')).toBe(await drawn(editor, 'name', 'd'));
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => drawn(editor, 'name-2', 'd')).toBe(before);
});

test('the design’s colours come first, weak ones say so, and one side can be changed alone', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, 'Nana');
  await editor.locator('[data-layer=name]').tap();
  const colours = editor.getByRole('group', { name: 'Colour' }).getByRole('radio');
  expect(await colours.first().getAttribute('aria-label')).toBe(
    'Bottle green, colour 1 of the design',
  );
  await editor.getByRole('radio', { name: 'White, hard to read here' }).check();
  await editor.getByText('This colour is hard to read here.').waitFor();
  await editor.getByText('Cannot be read', { exact: true }).first().waitFor();
  expect(await editor.getByText('White is not printed').count()).toBe(0);

  await editor.getByRole('radio', { name: 'This side' }).check();
  await editor.getByRole('radio', { name: 'Navy' }).check();
  await expect.poll(() => drawn(editor, 'name', 'fill')).toBe('#1e2f55');
  expect(await drawn(editor, 'name-2', 'fill')).toBe('#ffffff');
  await editor.getByRole('button', { name: 'Name: Nana (2)' }).last().waitFor();
  await editor.getByRole('radio', { name: 'Both sides' }).check();
  await editor.getByRole('radio', { name: 'Black' }).check();
  await expect.poll(() => drawn(editor, 'name-2', 'fill')).toBe('#000000');
});

test('colours are compared with the picture that the words lie on, wherever they are moved', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, 'Mair', '/p/mountain-dusk-canvas');
  await editor.locator('[data-layer=name]').focus();
  const white = (label: string) => editor.getByRole('radio', { name: label, exact: true });
  const weak = editor.getByText('This colour is hard to read');
  // Dark words on an evening sky.
  await white('White, hard to read here').waitFor();
  expect(await weak.count()).toBe(0);
  // Down to the dark hills.
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await white('White').waitFor();
  await weak.waitFor();
  await white('White').check();
  await weak.waitFor({ state: 'detached' });
});

test('an added drawing is put on the other side on request, and both are moved together', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, 'Nana');
  const stage = editor.getByRole('group', { name: 'Your design' });
  await editor.getByRole('button', { name: 'Drawing', exact: true }).click();
  await editor.getByRole('button', { name: 'Paw print' }).click();
  const paw = stage.getByRole('button', { name: 'Paw print', exact: true });
  await paw.waitFor();
  await editor.getByRole('button', { name: 'Put it on the other side, too' }).click();
  const copy = stage.getByRole('button', { name: 'Paw print (Other side)' });
  const from = (await copy.boundingBox())!;
  const { x, y, width, height } = (await paw.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 30, { steps: 5 });
  // Both follow the hand, before the design is drawn again.
  await expect.poll(async () => (await copy.boundingBox())!.y).toBeGreaterThan(from.y + 20);
  await page.mouse.up();
  await expect.poll(async () => (await copy.boundingBox())!.y).toBeGreaterThan(from.y + 20);
  await paw.press('Delete');
  await copy.waitFor({ state: 'detached' });
});

test('what is written is listed once by its words, and what is empty can be written', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, 'Nana');
  const list = editor.getByRole('listitem').getByRole('button');
  expect(await list.allInnerTexts()).toEqual(['Est. 2026', 'Nana', 'The best']);
  await list.filter({ hasText: 'The best' }).click();
  await editor.getByRole('textbox', { name: 'Words above' }).fill('');
  await editor.getByRole('textbox', { name: 'Words above' }).fill(' ');
  await list.filter({ hasText: 'Nana' }).click();
  await list.filter({ hasText: 'Write “Words above”' }).click();
  await editor.getByRole('textbox', { name: 'Words above' }).fill('Our');
  await list.filter({ hasText: 'Our' }).waitFor();
});

test('the chosen colour and lettering are visible under forced colours', async () => {
  const page = await newShopper({ ...DESK, forcedColors: 'active', colorScheme: 'dark' });
  const editor = await openEditor(page, 'Nana');
  await editor.locator('[data-layer=name]').click();
  await editor.getByRole('button', { name: /^Lettering: / }).click();
  const outlines = (isChosen: boolean, chips = editor.locator('.editor-chip')) =>
    chips
      .filter({ has: page.getByRole('radio', { checked: isChosen }) })
      .evaluateAll((labels) => [
        ...new Set(labels.map((label) => getComputedStyle(label).outlineStyle)),
      ]);
  expect(await outlines(true)).toEqual(['solid']);
  expect(await outlines(false)).toEqual(['none']);
});
