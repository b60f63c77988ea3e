/** In every window a warning can be read completely while the design is visible, and nothing overflows. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, open } from '../support/shop.ts';

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
