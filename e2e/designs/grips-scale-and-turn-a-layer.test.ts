/** The grips of the selected layer, by mouse and finger, and the keys and the slider that do the same. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';
import { drag, spotOf } from '../support/touch.ts';

async function openEditor(
  page: Page,
  written = 'Grandma',
  /** Without words that a turned name would lie over: a warning takes room from the view. */
  others: 'alone' | 'as drawn' = 'as drawn',
): Promise<{ editor: Locator; name: Locator }> {
  await open(page, '/p/botanical-wreath-mug');
  if (written !== 'Grandma')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(written);
  if (others === 'alone') {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(written);
    await page.getByRole('textbox', { name: 'Words above' }).fill('');
    await page.getByRole('textbox', { name: 'Words below' }).fill('');
  }
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  const name = stage.getByRole('button', { name: `Name: ${written}`, exact: true });
  await name.waitFor();
  return { editor, name };
}

/** Without the mark of a warning, which the larger layer gets. */
const frameOf = (layer: Locator) => layer.locator('rect').last();
const middleOf = async (box: Locator) => {
  const { x, y, width, height } = (await box.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const corner = (editor: Locator) => editor.locator('[data-grip=size] circle:last-of-type').nth(2);
const turner = (editor: Locator) => editor.locator('[data-grip=turn] circle:last-of-type');
const turned = (editor: Locator) => editor.getByRole('slider', { name: 'Turn' }).inputValue();

test('a mouse scales by a corner and turns by the round grip, about the middle, one undo step each', async () => {
  const page = await newShopper(DESK);
  const { editor, name } = await openEditor(page);
  await name.click();
  const before = await middleOf(frameOf(name));
  const width = (await frameOf(name).boundingBox())!.width;
  const from = await middleOf(corner(editor));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 25, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(async () => (await frameOf(name).boundingBox())!.width)
    .toBeGreaterThan(width + 80);
  const after = await middleOf(frameOf(name));
  expect(after.x).toBeCloseTo(before.x, -1);
  expect(after.y).toBeCloseTo(before.y, -1);

  const round = await middleOf(turner(editor));
  await page.mouse.move(round.x, round.y);
  await page.mouse.down();
  await page.mouse.move(before.x, before.y + 120, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => turned(editor)).toBe('90');

  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => turned(editor)).toBe('0');
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await frameOf(name).boundingBox())!.width).toBeCloseTo(width, 0);
});

test('a finger turns a layer by its grip while the view stays in place', async () => {
  const page = await newShopper(PHONE);
  const { editor, name } = await openEditor(page, 'Grandma', 'alone');
  await name.tap();
  const middle = await spotOf(name);
  const round = await middleOf(turner(editor));
  await drag(page, [[round, { x: middle.x, y: middle.y + 60 }]]);
  await expect.poll(() => turned(editor)).toBe('90');
  const now = await spotOf(name);
  expect(now.x).toBeCloseTo(middle.x, -1);
  expect(now.y).toBeCloseTo(middle.y, -1);
});

test('R turns the selected layer, with Shift back, and says so', async () => {
  const page = await newShopper(DESK);
  const { editor, name } = await openEditor(page);
  await name.focus();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await editor.getByText('Name: Grandma is turned by 10°.').waitFor();
  await page.keyboard.press('Shift+R');
  await editor.getByText('Name: Grandma is turned by 5°.').waitFor();
  expect(await turned(editor)).toBe('5');
});

test('on a phone the slider enlarges words that fill their width, and at its end says what makes room', async () => {
  const page = await newShopper(PHONE);
  const { editor, name } = await openEditor(page, 'Nana Gwenllian');
  await name.tap();
  const size = editor.getByRole('slider', { name: 'Size' });
  const most = async () => Number(await size.getAttribute('max'));
  const full = editor.getByText('This lettering fills its width');
  const width = async () => (await name.boundingBox())!.width;
  const before = await width();
  await size.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(before + 3);
  expect(await full.count()).toBe(0);
  await page.keyboard.press('End');
  await full.waitFor();
  // Up to the dashed line, on both sides alike.
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  expect(await editor.getByText('may be cut off').count()).toBe(0);
  const other = editor.locator('[data-layer=name-2]');
  expect((await other.boundingBox())!.width).toBeCloseTo(await width(), 0);

  const end = await most();
  await editor.getByRole('button', { name: 'Put it on two lines' }).tap();
  await full.waitFor({ state: 'detached' });
  expect(await most()).toBeGreaterThan(end + 4);
  await expect.poll(width).toBeLessThan(before * 1.5);
});

test('plus enlarges words that fill their width', async () => {
  const page = await newShopper(DESK);
  const { name } = await openEditor(page, 'Nana Gwenllian');
  await name.focus();
  const before = (await name.boundingBox())!.width;
  await page.keyboard.press('+');
  await expect.poll(async () => (await name.boundingBox())!.width).toBeGreaterThan(before + 3);
});
