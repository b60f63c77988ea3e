/** Warnings lie over the design, one at a time, and are read completely in every window; drawers and controls take turns. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 1280, height: 640 },
  { width: 1024, height: 560 },
  { width: 820, height: 700 },
  { width: 844, height: 390 },
  { width: 390, height: 664 },
];
/** Share of the window's height below which a design is too small. */
const LEAST_STAGE = 0.22;

test('a warning is read beside a square design in windows of every height', async () => {
  const page = await newShopper({ viewport: WINDOWS[0]! });
  await open(page, '/p/family-wreath-slate-coaster');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.waitFor();
  await editor.getByRole('button', { name: 'Text', exact: true }).click();
  await editor.getByRole('textbox', { name: 'Words', exact: true }).fill('Nos da');
  const size = editor.getByRole('slider', { name: 'Size' });
  await size.fill('2');
  const warning = editor.getByText(/too fine for how this is made/);
  const textLayer = stage.getByRole('button', { name: 'Text: Nos da' });

  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await size.scrollIntoViewIfNeeded();
    const seen = `of ${window.width} × ${window.height}`;
    if (window.width < 400) await openedOnPhone(editor, page);
    await expect.poll(() => shareInSight(warning), { message: `the warning ${seen}` }).toBe(1);
    await expect.poll(() => shareInSight(textLayer), { message: `the words ${seen}` }).toBe(1);
    await expect
      .poll(() => shareInSight(size), { message: `what sets their size ${seen}` })
      .toBe(1);
    await expect
      .poll(() => isUncovered(size), { message: `what sets their size ${seen}` })
      .toBe(true);
    const { height } = (await stage.boundingBox())!;
    expect(height, `the stage ${seen}`).toBeGreaterThan(window.height * LEAST_STAGE);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `sideways ${seen}`,
    ).toBe(true);
  }
});

/** On a phone a warning is one line below the tools until it is pressed. */
async function openedOnPhone(editor: Locator, page: Page): Promise<void> {
  const line = (await editor.locator('.editor-problem').boundingBox())!;
  const tools = (await editor.getByRole('button', { name: 'Done' }).boundingBox())!;
  expect(line.height).toBe(44);
  expect(line.y - (tools.y + tools.height)).toBeLessThan(12);
  await editor
    .getByRole('button', { name: 'Strokes too fine' })
    .or(editor.getByRole('button', { name: 'Letters too small' }))
    .click();
  await page.locator('.editor-problem[data-open]').waitFor();
}

/** The share that no edge of the window or of a scrolling ancestor cuts off: 1 is all. */
async function shareInSight(what: Locator): Promise<number> {
  return what.evaluate(
    (element) =>
      new Promise<number>((tell) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          tell(Math.round((entry?.intersectionRatio ?? 0) * 100) / 100);
        });
        observer.observe(element);
      }),
  );
}

/** Whether a finger on its middle would touch it. */
async function isUncovered(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
}

async function openEditor(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.locator('[data-layer]').first().waitFor();
  return editor;
}

const stageOf = (editor: Locator) => editor.getByRole('group', { name: 'Your design' });

async function addWords(editor: Locator, words: string): Promise<void> {
  await editor.getByRole('button', { name: 'Text', exact: true }).click();
  const controls = editor.getByRole('region', { name: 'Text (empty)' });
  await controls.getByRole('textbox', { name: 'Words', exact: true }).fill(words);
  await editor.getByRole('slider', { name: 'Size' }).fill('2');
  await stageOf(editor)
    .getByRole('button', { name: `Text: ${words}`, description: /too fine/ })
    .waitFor();
}

test.each([
  ['a phone', PHONE],
  ['a desktop', DESK],
])('the design of %s stays where it is while warnings come and go', async (_, device) => {
  const page = await newShopper(device);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = stageOf(editor);
  const before = await stage.boundingBox();
  await addWords(editor, 'Nos da');
  expect(await stage.boundingBox()).toEqual(before);
  await addWords(editor, 'Cariad');
  expect(await stage.boundingBox()).toEqual(before);

  const list = editor.locator('.editor-problem');
  const heightOfWays = async () => (await list.locator('> div').boundingBox())!.height;
  await editor.getByRole('button', { name: 'Show “Text: Cariad”' }).waitFor();
  expect(await list.count()).toBe(1);
  const height = await heightOfWays();
  await list.getByText('2 of 2').waitFor();
  await editor.getByRole('button', { name: '2 of 2: next warning' }).click();
  await editor.getByRole('button', { name: 'Show “Text: Nos da”' }).waitFor();
  expect(await heightOfWays()).toBe(height);
  await editor.getByRole('button', { name: 'Hide the warning' }).click();
  await list.waitFor({ state: 'detached' });
  await editor.getByRole('button', { name: 'Warnings: 2' }).click();
  await list.waitFor();
  expect(await stage.boundingBox()).toEqual(before);
});

test('a drawer closes for what is added, and opens without the controls of the selection', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const drawings = editor.getByRole('button', { name: 'Drawing', exact: true });
  const star = editor.getByRole('button', { name: 'Five-pointed star' });
  const controls = editor.getByRole('region', { name: 'Five-pointed star' });
  const tools = editor.getByRole('region', { name: 'Add to the design' });
  const places = await tools.boundingBox();
  await drawings.click();
  await star.click();
  await controls.waitFor();
  expect(await drawings.getAttribute('aria-expanded')).toBe('false');
  expect(await star.count()).toBe(2);
  expect(await tools.boundingBox()).toEqual(places);
  await drawings.click();
  await controls.waitFor({ state: 'detached' });
  await stageOf(editor).getByRole('button', { name: 'Name: Grandma', exact: true }).click();
  await editor.getByRole('region', { name: 'Name: Grandma', exact: true }).waitFor();
  expect(await drawings.getAttribute('aria-expanded')).toBe('false');
});

test('what is linked with the other side is dragged no farther than both stay on the mug', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = stageOf(editor);
  const name = stage.getByRole('button', { name: 'Name: Grandma', exact: true });
  const copy = stage.getByRole('button', { name: 'Name: Grandma (Front)' });
  await editor.getByRole('radio', { name: 'Other side' }).check();
  const { x, y, width, height } = (await name.boundingBox())!;
  const area = (await stage.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width - 20, y + height / 2, { steps: 5 });
  await page.mouse.up();
  const rightOf = async (what: Locator) => {
    const box = (await what.locator('rect').last().boundingBox())!;
    return box.x + box.width;
  };
  await expect.poll(async () => (await name.boundingBox())!.x).toBeGreaterThan(x + 20);
  expect(await rightOf(copy)).toBeLessThan(area.x + area.width);
  expect(await editor.getByText(/reach over the edge/).count()).toBe(0);
  // Keys stop there, too.
  const left = (await name.boundingBox())!.x;
  await name.press('Shift+ArrowRight');
  expect((await name.boundingBox())!.x).toBeCloseTo(left, 0);
});
