/** A design engraved or raised in one tone is shown in one, and no colour can be chosen. */
import sharp from 'sharp';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open } from '../support/shop.ts';

/** By how much the strongest of red, green and blue may exceed the weakest: cream stays below, leaves and hearts exceed it. */
const NEARLY_GREY = 48;
/** By how much a pixel must have become lighter or darker to be part of the addition. */
const CHANGED = 40;
/** Of 255, the tolerance of a pixel. */
const NEAR = 14;
/** Around the print area, and around its corners. */
const PAPER = [243, 237, 226];
const PAGE = [251, 248, 243];

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(element: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Colour = readonly number[];

function* colours({ data }: Pixels): Generator<[red: number, green: number, blue: number]> {
  for (let at = 0; at + 2 < data.length; at += 3) yield [data[at]!, data[at + 1]!, data[at + 2]!];
}

const chroma = (colour: Colour) => Math.max(...colour) - Math.min(...colour);
const strongest = (some: readonly Colour[]) =>
  some.reduce((most, colour) => Math.max(most, chroma(colour)), 0);
const light = (colour: Colour) => colour.reduce((sum, value) => sum + value, 0) / 3;

/** Whether it is one of two colours or a mix of them. */
function isBetween(colour: Colour, one: Colour, other: Colour): boolean {
  const way = one.map((value, channel) => other[channel]! - value);
  const off = colour.map((value, channel) => value - one[channel]!);
  const length = way.reduce((sum, value) => sum + value ** 2, 0);
  const along = off.reduce((sum, value, channel) => sum + value * way[channel]!, 0) / length;
  const nearest = Math.min(1, Math.max(0, along));
  return off.every((value, channel) => Math.abs(value - nearest * way[channel]!) <= NEAR);
}

test.each([
  {
    slug: 'childs-door-plaque',
    how: '3D-printed',
    surface: [116, 140, 119],
    mark: [246, 239, 224],
  },
  {
    slug: 'two-hearts-slate-coaster',
    how: 'engraved',
    surface: [63, 64, 66],
    mark: [169, 166, 157],
  },
  {
    slug: 'two-hearts-board',
    how: 'burnt',
    surface: [175, 133, 90],
    mark: [93, 72, 55],
  },
])('$slug, $how, is shown in the tone it is made in', async ({ slug, surface, mark }) => {
  // High enough for photographs in which a crown is more than a few pixels.
  const page = await newShopper({ ...DESK, viewport: { width: 1600, height: 1200 } });
  await open(page, `/p/${slug}`);
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.waitFor();
  const preview = editor.getByRole('img', { name: /^Preview of/ });
  await expect.poll(() => isPainted(preview)).toBe(true);
  const before = await pixelsOf(preview);

  await editor.getByRole('button', { name: 'Symbol' }).click();
  await editor.getByRole('button', { name: 'Crown' }).click();
  const crown = stage.getByRole('button', { name: 'Crown' });
  await crown.waitFor();
  expect(await editor.getByText('Colour', { exact: true }).count()).toBe(0);
  expect(await editor.locator('input[type=color]').count()).toBe(0);
  expect(await editor.getByRole('radio', { name: 'Black' }).count()).toBe(0);

  // The editor's lines and frames are not part of the design.
  await stage.evaluate((drawing) => {
    for (const part of drawing.querySelectorAll<SVGElement>(':scope > g:not([data-drawing])'))
      part.style.visibility = 'hidden';
  });
  const shown = [...colours(await pixelsOf(stage))];
  const strange = shown.filter(
    (colour) =>
      !isBetween(colour, surface, mark) &&
      !isBetween(colour, surface, PAPER) &&
      !isBetween(colour, mark, PAPER) &&
      !isBetween(colour, PAPER, PAGE),
  );
  expect(strange).toEqual([]);
  const marked = shown.filter((colour) =>
    colour.every((value, channel) => Math.abs(value - mark[channel]!) <= NEAR),
  );
  expect(marked.length).toBeGreaterThan(shown.length / 100);

  const added = async () => {
    const now = [...colours(await pixelsOf(preview))];
    const sign = Math.sign(light(mark) - light(surface));
    return [...colours(before)].flatMap((was, place) => {
      const is = now[place]!;
      return sign * (light(is) - light(was)) > CHANGED ? [is] : [];
    });
  };
  // The pictures below the drawing are small.
  await expect.poll(async () => (await added()).length).toBeGreaterThan(8);
  expect(strongest(await added())).toBeLessThanOrEqual(Math.max(NEARLY_GREY, chroma(surface)));
});

/** Until its first painting a canvas is transparent. */
async function isPainted(preview: Locator): Promise<boolean> {
  return preview.evaluate((canvas: HTMLCanvasElement) => {
    const middle = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
    return middle?.data[3] === 255;
  });
}
