/** What a process marks or raises in one tone is shown in one, and nobody is asked for a colour that is not made. */
import sharp from 'sharp';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open } from './shop.ts';

/** By how much the strongest of red, green and blue may exceed the weakest: cream does, leaves and hearts do more. */
const NEARLY_GREY = 48;
/** By how much a pixel must have become lighter to be part of what was added. */
const LIGHTER = 40;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(thing: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await thing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function* colours({ data }: Pixels): Generator<[red: number, green: number, blue: number]> {
  for (let at = 0; at + 2 < data.length; at += 3) yield [data[at]!, data[at + 1]!, data[at + 2]!];
}

const chroma = (colour: readonly number[]) => Math.max(...colour) - Math.min(...colour);
const strongest = (some: readonly (readonly number[])[]) =>
  some.reduce((most, colour) => Math.max(most, chroma(colour)), 0);
const light = (colour: readonly number[]) => colour.reduce((sum, value) => sum + value, 0) / 3;

test.each([
  { slug: 'childs-door-plaque', how: '3D-printed' },
  { slug: 'two-hearts-slate-coaster', how: 'engraved' },
])('$slug, $how, is seen in the tone it is made in', async ({ slug }) => {
  const page = await newShopper(DESK);
  await open(page, `/p/${slug}`);
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.waitFor();
  const preview = editor.getByRole('img', { name: /^Preview of/ });
  await expect.poll(() => isPainted(preview)).toBe(true);
  const before = await pixelsOf(preview);

  await editor.getByRole('button', { name: 'Emoji' }).click();
  await editor.getByRole('button', { name: 'Crown' }).click();
  const crown = stage.getByRole('button', { name: /👑/u });
  await crown.waitFor();
  expect(await editor.getByText('Colour', { exact: true }).count()).toBe(0);
  expect(await editor.locator('input[type=color]').count()).toBe(0);
  expect(await editor.getByRole('radio', { name: 'Black' }).count()).toBe(0);

  // Its lines and frames are not part of the design.
  await stage.evaluate((drawing) => {
    for (const part of drawing.querySelectorAll<SVGElement>(':scope > g:not(:has(svg))'))
      part.style.visibility = 'hidden';
  });
  const shown = await pixelsOf(stage);
  expect(strongest([...colours(shown)])).toBeLessThanOrEqual(NEARLY_GREY);
  expect([...colours(shown)].some((colour) => light(colour) > 200)).toBe(true);

  const added = async () => {
    const now = [...colours(await pixelsOf(preview))];
    return [...colours(before)].flatMap((was, place) => {
      const is = now[place]!;
      return light(is) - light(was) > LIGHTER ? [is] : [];
    });
  };
  await expect.poll(async () => (await added()).length).toBeGreaterThan(20);
  expect(strongest(await added())).toBeLessThanOrEqual(NEARLY_GREY);
});

/** Until its first painting a canvas is clear. */
async function isPainted(preview: Locator): Promise<boolean> {
  return preview.evaluate((canvas: HTMLCanvasElement) => {
    const middle = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
    return middle?.data[3] === 255;
  });
}
