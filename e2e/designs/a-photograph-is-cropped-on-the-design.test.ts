/** Cropping a photograph: dragged in its frame, zoomed by two fingers and by keys, each in one undo step. */
import sharp from 'sharp';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { drag, spotOf } from '../support/touch.ts';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, newShopper, open, PHONE, type ShopperOptions } from '../support/shop.ts';

const BLUE = '#1f4fa3';

async function croppingOf(device: ShopperOptions) {
  const page = await newShopper(device);
  await open(page, '/p/botanical-wreath-mug');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.waitFor();
  await addPhotograph(editor, { width: 1200, height: 1200 }, BLUE);
  const photograph = stage.getByRole('button', { name: 'Photograph' });
  await photograph.waitFor();
  const slider = (name: string) => editor.getByRole('slider', { name });
  const value = async (name: string) => Number(await slider(name).inputValue());
  return { page, editor, stage, photograph, slider, value };
}

test('a mouse drags the visible part of a photograph, and its frame stays', async () => {
  const { page, editor, photograph, slider, value } = await croppingOf(DESK);
  await slider('Zoom').fill('2');
  const crop = editor.getByRole('button', { name: 'Crop on the design' });
  const framed = (await photograph.boundingBox())!;
  expect(await isBlue(photograph)).toBe(false);

  const { x, y } = await spotOf(photograph);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => crop.getAttribute('aria-pressed')).toBe('true');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - framed.width * 0.45, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => value('Left or right')).toBeGreaterThan(0.85);
  expect(await value('Up or down')).toBeCloseTo(0.5, 1);
  const after = (await photograph.boundingBox())!;
  expect([after.x, after.y, after.width]).toEqual([framed.x, framed.y, framed.width]);
  await expect.poll(() => isBlue(photograph)).toBe(true);

  // The whole drag is one undo step; then keys do the same.
  await page.keyboard.press('Control+z');
  await expect.poll(() => value('Left or right')).toBeCloseTo(0.5, 1);
  await photograph.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => value('Left or right')).toBeGreaterThan(0.85);
  await editor.getByText('Photograph shows another part.').waitFor();
  await page.keyboard.press('-');
  await expect.poll(() => value('Zoom')).toBeCloseTo(1.9, 1);

  // After cropping, a drag moves the photograph itself.
  await crop.click();
  await photograph.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await photograph.boundingBox())!.x).toBeGreaterThan(framed.x);

  // All words that it takes the place of are named, also after it was moved.
  await editor.getByRole('radio', { name: 'In place of the words' }).check();
  const gone = editor.getByText('Your photograph is in place of');
  await expect.poll(() => gone.innerText()).toMatch(/“The best\s· Grandma\s· Est/);
  await photograph.press('Shift+ArrowDown');
  await editor.getByRole('radio', { name: 'In place of the words', checked: false }).waitFor();
  await gone.waitFor();
  // What is out of sight is no longer selected.
  await editor.getByRole('button', { name: 'Other side', exact: true }).click();
  await gone.waitFor({ state: 'detached' });
  await editor.getByRole('region', { name: 'Photograph' }).waitFor({ state: 'detached' });
});

test('two fingers zoom the photograph in its frame', async () => {
  const { editor, page, photograph, value } = await croppingOf(PHONE);
  await photograph.tap();
  await editor.getByRole('button', { name: 'Crop on the design' }).tap();
  const framed = (await photograph.boundingBox())!;
  const { x, y } = await spotOf(photograph);
  await drag(page, [
    [
      { x: x - 20, y },
      { x: x - 40, y },
    ],
    [
      { x: x + 20, y },
      { x: x + 40, y },
    ],
  ]);
  await expect.poll(() => value('Zoom')).toBeGreaterThan(1.7);
  await drag(page, [
    [
      { x, y },
      { x: x + framed.width * 0.3, y },
    ],
  ]);
  await expect.poll(() => value('Left or right')).toBeLessThan(0.3);
  const after = (await photograph.boundingBox())!;
  expect(after.width).toBeCloseTo(framed.width, 0);
  expect(after.x).toBeCloseTo(framed.x, 0);
});

/** The left half of the visible part. */
async function isBlue(photograph: Locator): Promise<boolean> {
  const { data, info } = await sharp(await photograph.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(info.height * 0.3) * info.width + Math.floor(info.width * 0.3));
  return (data[at + 2] ?? 0) > (data[at] ?? 0);
}
