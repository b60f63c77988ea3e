/** Several parts of a design are chosen, aligned, spaced and moved; and undo outlives the editor. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

async function openEditor(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.locator('[data-layer]').first().waitFor();
  return editor;
}

const stageOf = (editor: Locator) => editor.getByRole('group', { name: 'Your design' });
const frameOf = async (editor: Locator, name: string) =>
  (await stageOf(editor)
    .getByRole('button', { name, exact: true })
    .locator('rect')
    .last()
    .boundingBox())!;

async function addDrawing(editor: Locator, name: string): Promise<void> {
  await editor.getByRole('button', { name, exact: true }).click();
  await stageOf(editor).getByRole('button', { name, exact: true }).waitFor();
}

test('with the keyboard alone, parts are chosen in the list, aligned, and moved together', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/two-hearts-slate-coaster');
  for (const name of ['Paw print', 'Four-pointed star', 'Crown']) {
    // On phones the drawer makes room for the controls of each.
    await editor.getByRole('button', { name: 'Drawing', exact: true }).click();
    await addDrawing(editor, name);
  }
  await editor.getByRole('button', { name: 'Choose several' }).press('Enter');
  // The part added last is chosen already.
  for (const name of ['Four-pointed star', 'Paw print'])
    await editor
      .getByRole('listitem')
      .getByRole('button', { name, exact: true })
      .last()
      .press('Enter');
  await editor.getByRole('region', { name: '3 parts chosen' }).waitFor();
  expect(await stageOf(editor).locator('[aria-pressed=true]').count()).toBe(3);

  await editor.getByRole('button', { name: 'Left edges' }).press('Enter');
  const lefts = async () => {
    const boxes = await Promise.all(
      ['Paw print', 'Four-pointed star', 'Crown'].map((name) => frameOf(editor, name)),
    );
    return boxes.map(({ x }) => x);
  };
  await expect
    .poll(async () => {
      const all = await lefts();
      return Math.max(...all) - Math.min(...all);
    })
    .toBeLessThan(3);
  const before = await lefts();
  await stageOf(editor)
    .getByRole('button', { name: 'Four-pointed star', exact: true })
    .press('Shift+ArrowRight');
  await editor.getByText('3 parts changed.').waitFor();
  await expect
    .poll(async () => (await lefts()).map((left, place) => left - before[place]! > 10))
    .toEqual([true, true, true]);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await lefts())[0]).toBeCloseTo(before[0]!, 0);
});

test('a mouse chooses with Shift, drags all of them, and spaces them evenly', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, '/p/family-tree-canvas');
  const stage = stageOf(editor);
  const leaf = (number: number) =>
    stage.getByRole('button', { name: new RegExp(`^Name ${number}: `) });
  await leaf(1).click();
  await leaf(3).click({ modifiers: ['Shift'] });
  await leaf(5).click({ modifiers: ['Shift'] });
  await editor.getByRole('region', { name: '3 parts chosen' }).waitFor();
  const { x, y, width, height } = (await leaf(3).boundingBox())!;
  const other = (await leaf(5).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await leaf(5).boundingBox())!.y).toBeGreaterThan(other.y + 25);
  await editor.getByRole('button', { name: 'Space down' }).click();
  const gaps = async () => {
    const boxes = await Promise.all(
      [1, 3, 5].map(async (number) => (await leaf(number).locator('rect').last().boundingBox())!),
    );
    const [first, second, third] = boxes.toSorted((one, two) => one.y - two.y);
    return Math.abs(second!.y - first!.y - first!.height - (third!.y - second!.y - second!.height));
  };
  await expect.poll(gaps).toBeLessThan(4);
});

test('the cross asks whether changes are kept, and undo brings back those that were not', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const cross = editor.getByRole('button', { name: 'Close the editor' });
  await cross.tap();
  await editor.waitFor({ state: 'detached' });
  const reopen = async () => {
    await page.getByRole('button', { name: 'Change the design' }).tap();
    await editor.locator('[data-layer]').first().waitFor();
  };
  await reopen();
  await editor.getByRole('button', { name: 'Drawing', exact: true }).tap();
  await editor.getByRole('button', { name: 'Paw print' }).tap();
  const paw = stageOf(editor).getByRole('button', { name: 'Paw print' });
  await paw.waitFor();
  await cross.tap();
  const question = page.getByRole('dialog', { name: 'Keep your changes?' });
  await question.getByRole('button', { name: 'Go on changing' }).tap();
  await question.waitFor({ state: 'detached' });
  await cross.tap();
  await question.getByRole('button', { name: 'Leave without them' }).tap();
  await editor.waitFor({ state: 'detached' });
  expect(await page.getByText('With your changes to the design.').count()).toBe(0);
  await reopen();
  expect(await paw.count()).toBe(0);
  await editor.getByRole('button', { name: 'Undo' }).tap();
  await paw.waitFor();
  await cross.tap();
  await question.getByRole('button', { name: 'Keep them' }).tap();
  await page.getByText('With your changes to the design.').waitFor();
});

test('undo is kept when the editor is closed and opened, and when the product is left', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const name = editor.locator('[data-layer=name]');
  const from = (await name.boundingBox())!;
  await name.press('Shift+ArrowUp');
  await expect.poll(async () => (await name.boundingBox())!.y).toBeLessThan(from.y - 10);
  await editor.getByRole('button', { name: 'Done' }).click();
  // It lies over the words above it.
  await page.getByRole('button', { name: 'Keep it so' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nia');
  await page.getByRole('button', { name: 'Change the design' }).last().click();
  await name.and(editor.getByRole('button', { name: 'Name: Nia' })).waitFor();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await name.boundingBox())!.y).toBeCloseTo(from.y, 0);
  await editor.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => (await name.boundingBox())!.y).toBeLessThan(from.y - 10);
  await editor.getByRole('button', { name: 'Done' }).click();

  await page.locator('header a[href="/"]').first().click();
  await page
    .getByRole('heading', { level: 1, name: 'Botanical wreath mug' })
    .waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('button', { name: 'Change the design' }).last().click();
  await editor.locator('[data-layer=name]').waitFor();
  await editor.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
});
