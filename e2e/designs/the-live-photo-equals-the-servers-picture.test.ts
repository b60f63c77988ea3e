/** The picture painted by a browser equals the one composed by the server, on every plate from every angle. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blanks } from '../../catalogue/blanks.ts';
import { designs } from '../../catalogue/designs/designs.ts';
import { layOut } from '../../catalogue/lay-out.ts';
import { products } from '../../catalogue/products.ts';
import { personaliseDesign } from '../../src/artwork/design/edit-design.ts';
import { previewPersonalisation } from '../../src/domain/personalisation/preview-personalisation.ts';
import { composedPicture } from '../../src/server/features/artwork/compose/composed-picture.ts';
import { openShaper } from '../../src/server/features/artwork/compose/load-fonts.ts';
import { plateLibrary } from '../../src/server/features/artwork/compose/plate-library.ts';
import { hydrated, newShopper, open } from '../support/shop.ts';

const NAME = 'Siân';
const WIDTH = 960;
/** Of 255, averaged over all channels. */
const LARGEST_DIFFERENCE = 2;

const catalogue = path.join(import.meta.dirname, '../../catalogue');
const photographs = path.join(catalogue, 'photographs');
const shaper = openShaper(path.join(catalogue, 'fonts'));
const plates = plateLibrary({ folder: path.join(catalogue, 'plates'), maxBytes: 1 });

/** Every finish of every blank, with a design that the name fits. */
const sights = blanks.flatMap((blank) =>
  blank.finishes.map((finish) => {
    const product = products.find(
      ({ blank: of, design, finishes }) =>
        of === blank.slug &&
        (finishes?.includes(finish.slug) ?? true) &&
        designs[design]!.fields.some(({ name, maxLength }) => name === 'name' && maxLength >= 4),
    );
    if (!product) throw new Error(`Nothing is sold on ${finish.plate}`);
    return { product, blank, finish };
  }),
);

/** Designs whose places show photographs of the catalogue: one in colour, one engraved. */
const photographed = ['leafy-photo-mug', 'portrait-photo-slate-coaster'].map((slug) => {
  const product = products.find((each) => each.slug === slug)!;
  const blank = blanks.find((each) => each.slug === product.blank)!;
  return { product, blank, finish: blank.finishes[0]! };
});

test.each(
  [...sights, ...photographed].map(
    (sight) => [`${sight.product.slug} in ${sight.finish.slug}`, sight] as const,
  ),
)('the live photo of %s equals the server’s picture', async (_, { product, blank, finish }) => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 } });
  await open(page, `/p/${product.slug}`);
  if ((product.finishes ?? blank.finishes).length > 1)
    await page
      .getByRole('radio', {
        name: finish.cloth ? `${finish.name} ${finish.cloth}` : finish.name,
        exact: true,
      })
      .check();
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  const seen = await liveCanvases(page, finish.angles.length);

  const design = designs[product.design]!;
  const texts = Object.fromEntries(
    design.fields.map(({ name }) => [name, name === 'name' ? NAME : '']),
  );
  const document = personaliseDesign(
    layOut(product, blank, finish, design),
    previewPersonalisation({ v: 1, fields: texts }, design.fields),
    () => undefined,
  );
  for (const [place, angle] of finish.angles.entries()) {
    const job = { document, plate: finish.plate, angle, width: WIDTH, format: 'png' } as const;
    const composed = await composedPicture(job, shaper, plates, photographs);
    const difference = meanDifference(await pixelsOf(seen[place]!), await pixelsOf(composed));
    expect(difference, `${finish.plate} ${angle}`).toBeLessThanOrEqual(LARGEST_DIFFERENCE);
  }
});

/** The large pictures as PNG, in the gallery's order, once all are painted. */
async function liveCanvases(page: Page, angles: number): Promise<Buffer[]> {
  await hydrated(page);
  const canvases = page.getByRole('region', { name: /pictures/i }).locator('canvas:not([hidden])');
  await expect.poll(() => canvases.count(), { timeout: 60_000 }).toBe(angles);
  const addresses = await canvases.evaluateAll((all: HTMLCanvasElement[]) =>
    all.map((canvas) => canvas.toDataURL('image/png')),
  );
  return addresses.map((address) => Buffer.from(address.split(',')[1]!, 'base64'));
}

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

function meanDifference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - other[at]!);
  return sum / one.length;
}
