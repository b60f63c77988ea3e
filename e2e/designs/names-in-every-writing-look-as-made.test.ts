/** 300 names in ten writings: what the browser shapes, and how it looks, equals what the server makes. */
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Page } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blanks } from '../../catalogue/blanks.ts';
import { designs } from '../../catalogue/designs/designs.ts';
import { layOut } from '../../catalogue/lay-out.ts';
import { products } from '../../catalogue/products.ts';
import { FONT_IDS } from '../../src/artwork/design/design.ts';
import { personaliseDesign } from '../../src/artwork/design/edit-design.ts';
import { designDocument, text } from '../../src/artwork/drawing/drawing.ts';
import { NAMES_OF } from '../../src/artwork/render/names.testing.ts';
import { renderDesign } from '../../src/artwork/render/render-design.ts';
import { previewPersonalisation } from '../../src/domain/personalisation/preview-personalisation.ts';
import { openShaper } from '../../src/server/features/artwork/compose/load-fonts.ts';
import { hydrated, newShopper, open } from '../support/shop.ts';

const SLUG = 'botanical-wreath-mug';
const LETTERINGS = FONT_IDS.filter((font) => font !== 'emoji');
/** Where only drawings are compared, small pictures save half the time. */
const SMALL = { viewport: { width: 320, height: 480 } };
const WIDTH = 1200;
/** Share of a sheet's pixels that may differ. */
const LARGEST_SHARE = 0.001;

const shaper = openShaper(path.join(import.meta.dirname, '../../catalogue/fonts'));
const product = products.find(({ slug }) => slug === SLUG)!;
const blank = blanks.find(({ slug }) => slug === product.blank)!;
const design = designs[product.design]!;
const writings = Object.entries(NAMES_OF);

/** The size is the picture's, so it differs. */
const unsized = (svg: string) => svg.replace(/ width="[^"]*" height="[^"]*"/, '');

function madeByServer(name: string): string {
  const texts = Object.fromEntries(design.fields.map((field) => [field.name, field.sample]));
  const personalisation = { v: 1, fields: { ...texts, name } } as const;
  const document = personaliseDesign(
    layOut(product, blank, blank.finishes[0]!, design),
    previewPersonalisation(personalisation, design.fields),
    () => undefined,
  );
  return unsized(renderDesign(document, { shaper }));
}

interface Drawings {
  /** Those that the page has made since the last name. */
  drawings: Promise<string>[];
}

async function keepDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = Object.assign(globalThis, { drawings: [] as Promise<string>[] });
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      if (blob.type.startsWith('image/svg')) kept.drawings.push(blob.text());
      return create(blob);
    };
  });
}

const forgetDrawings = (page: Page) =>
  page.evaluate(() => void ((globalThis as unknown as Drawings).drawings = []));

/** Compares in the page: thirty drawings are megabytes. */
const hasDrawn = (page: Page, wanted: string) =>
  page.evaluate(async (svg) => {
    const made = await Promise.all((globalThis as unknown as Drawings).drawings);
    return made.some((one) => one.replace(/ width="[^"]*" height="[^"]*"/, '') === svg);
  }, wanted);

test.each(writings)('the names in %s letters are shaped alike', async (writing, names) => {
  const page = await newShopper(SMALL);
  await keepDrawings(page);
  await open(page, `/p/${SLUG}`);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Name' });
  for (const name of names) {
    const wanted = madeByServer(name);
    await forgetDrawings(page);
    await field.fill(name);
    await expect.poll(() => hasDrawn(page, wanted), { timeout: 20_000, message: name }).toBe(true);
  }
  // The lettering has Cyrillic letters of its own family, so there is nothing to say.
  if (writing === 'cyrillic') return;
  await page.getByText(/are set in/).waitFor();
});

/** A sheet of thirty names, each in another lettering, every third bent and every fifth spaced. */
function sheetOf(names: readonly string[]): string {
  const area = { w: 300, h: 240, bleed: 0, safe: 0 };
  const layers = names.map((name, place) =>
    text(
      30 + 60 * (place % 5),
      25 + 40 * Math.floor(place / 5),
      LETTERINGS[place]!,
      12,
      name,
      '#204060',
      {
        maxWidth: 54,
        ...(place % 3 === 0 && { arc: place % 2 === 0 ? 40 : -40 }),
        ...(place % 5 === 0 && { tracking: 120 }),
      },
    ),
  );
  const svg = renderDesign(designDocument('names', area, layers), { shaper });
  return svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${WIDTH}" height="960"`);
}

test.each(writings)('the names in %s letters look alike', async (writing, names) => {
  const page = await newShopper();
  await open(page, '/about');
  const svg = sheetOf(names);
  const png = await page.evaluate(async (drawing) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, svg);
  const seen = sharp(Buffer.from(png, 'base64')).ensureAlpha();
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true });
  const made = new Resvg(svg, { background: '#ffffff', font: { loadSystemFonts: false } }).render();
  expect([made.width, made.height]).toEqual([info.width, info.height]);
  const share = (other: Uint8Array) =>
    pixelmatch(data, other, undefined, info.width, info.height) / (info.width * info.height);
  expect(share(made.pixels), writing).toBeLessThanOrEqual(LARGEST_SHARE);
  expect(share(new Uint8Array(data.length).fill(255)), `${writing}, empty`).toBeGreaterThan(0.01);
});
