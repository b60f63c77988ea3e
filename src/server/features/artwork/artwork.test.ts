import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { DesignDocument, PrintArea } from '../../../artwork/design.ts';
import { designDocument, dot, ground, rect, text } from '../../../artwork/drawing.ts';
import { registerProblems } from '../../http/problems.ts';
import { registerMedia } from '../media/media.routes.ts';
import { artworkService } from './artwork.service.ts';
import type { PicturedProduct } from './artwork.service.ts';
import { compositorPool } from './compositor-pool.ts';
import { printPixels } from './print-file.ts';
import { previewShelf } from './preview-shelf.ts';

const catalogueFolder = path.join(import.meta.dirname, '../../../../catalogue');
const compositor = compositorPool({ catalogueFolder, threads: 1, queueLimit: 3 });
afterAll(() => compositor.close());

const mug = { w: 200, h: 95, bleed: 2, safe: 4 };
function mugWith(...drawn: Parameters<typeof designDocument>[2]): DesignDocument {
  return designDocument('test', mug, drawn);
}
const namedMug = mugWith(text(156, 50, 'script', 20, 'Grandma', '#2c4a3c', { field: 'name', maxWidth: 70 }));
const product: PicturedProduct = {
  document: namedMug,
  fields: [
    { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 14 },
    { name: 'line', label: 'Line', sample: '', maxLength: 20, optional: true },
  ],
  plate: 'white-mug',
  angles: ['hero', 'left'],
};
const shelf = previewShelf();
const artwork = artworkService({ compositor, shelf, productOf: async (id) => (id === 'mug' ? product : null) });

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...info, at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] };
}

describe('a composed picture', () => {
  test('shows ink in the light of the mug and leaves the rest of the photograph alone', async () => {
    const job = { plate: 'white-mug', angle: 'hero', width: 320, format: 'png' } as const;
    const blank = await pixelsOf(await artwork.composePicture({ ...job, document: mugWith() }));
    const inked = await pixelsOf(await artwork.composePicture({ ...job, document: mugWith(ground(mug, '#c02020')) }));
    expect([blank.width, blank.height]).toEqual([320, 320]);
    // Top left is backdrop, the middle of the frame is the mug's wall.
    expect(inked.at(5, 5)).toEqual(blank.at(5, 5));
    const [red = 0, green = 0, blue = 0] = inked.at(125, 150);
    expect(Math.min(...blank.at(125, 150))).toBeGreaterThan(180);
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(70);
  });

  test('is engraved on slate, whatever the colours of the design', async () => {
    const area = { w: 100, h: 100, bleed: 0, safe: 6 };
    const job = { plate: 'slate-coaster', angle: 'hero', width: 320, format: 'png' } as const;
    const engraved = (colour: string) =>
      artwork.composePicture({ ...job, document: designDocument('test', area, [dot(50, 50, 20, colour)]) });
    const [red, black] = [await engraved('#ff0000'), await engraved('#000000')];
    expect(red.equals(black)).toBe(true);
    const picture = await pixelsOf(red);
    expect(Math.min(...picture.at(160, 160))).toBeGreaterThan(120);
    expect(Math.max(...picture.at(110, 110))).toBeLessThan(90);
  });

  test('is made once for all who ask', async () => {
    const job = { document: namedMug, plate: 'white-mug', angle: 'left', width: 320, format: 'webp' } as const;
    const [one, other] = await Promise.all([artwork.composePicture(job), artwork.composePicture(job)]);
    expect(other).toBe(one);
    expect(await artwork.composePicture(job)).toBe(one);
  });

  test('of an unknown plate fails without harming the next', async () => {
    const job = { document: namedMug, plate: 'white-mug', width: 320, format: 'webp' } as const;
    await expect(artwork.composePicture({ ...job, angle: 'nowhere' })).rejects.toThrow('ENOENT');
    expect((await artwork.composePicture({ ...job, angle: 'hero' })).length).toBeGreaterThan(2000);
  });
});

describe('the queue', () => {
  test('refuses when too many wait, and finishes those it took', async () => {
    const jobs = Array.from({ length: 6 }, (_, place) =>
      artwork.composePicture({
        document: mugWith(dot(156, 48, 5 + place, '#000')), plate: 'white-mug', angle: 'hero', width: 320, format: 'webp',
      }),
    );
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(4);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'tooManyRequests' });
    }
  });

  test('lets idle threads go and starts new ones', async () => {
    const pool = compositorPool({ catalogueFolder, threads: 1, idleAfter: 1 });
    const job = { kind: 'picture', document: namedMug, plate: 'white-mug', angle: 'hero', width: 320, format: 'webp' } as const;
    const first = await pool.run(job);
    await new Promise((done) => setTimeout(done, 50));
    expect((await pool.run(job)).equals(first)).toBe(true);
    const last = pool.run(job);
    await pool.close();
    expect((await last).equals(first)).toBe(true);
    await expect(pool.run(job)).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});

/** Pixels per metre in the pHYs chunk, which pngjs skips. */
function densityOf(png: Buffer): [number, number, number] {
  const at = png.indexOf('pHYs') + 4;
  return [png.readUInt32BE(at), png.readUInt32BE(at + 4), png.readUInt8(at + 8)];
}

function pixel(png: PNG, x: number, y: number): number[] {
  return [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 4)];
}

describe('a print file', () => {
  test.each<[string, PrintArea, number, number]>([
    ['mug', mug, 2409, 1169],
    ['keyring', { w: 48, h: 33, bleed: 0, safe: 3 }, 567, 390],
    ['tall strip', { w: 20.3, h: 400.4, bleed: 0, safe: 0 }, 240, 4729],
  ])('of a %s has its exact size at 300 dpi', async (_, area, width, height) => {
    const document = designDocument('test', area, [ground(area, '#336699')]);
    const bytes = await artwork.printFile({ document, process: 'sublimation', mirrored: false });
    const png = PNG.sync.read(bytes);
    expect([png.width, png.height]).toEqual([width, height]);
    expect([printPixels(area.w + 2 * area.bleed), printPixels(area.h + 2 * area.bleed)]).toEqual([width, height]);
    // 300 / 25.4 × 1000 pixels a metre.
    expect(densityOf(bytes)).toEqual([11811, 11811, 1]);
    expect(pixel(png, 0, 0)).toEqual([0x33, 0x66, 0x99, 255]);
    expect(pixel(png, width - 1, height - 1)).toEqual([0x33, 0x66, 0x99, 255]);
  });

  test('is mirrored where told, and transparent where nothing is printed', async () => {
    const document = mugWith(rect(10, 20, 30, 30, '#ff0000'));
    const straight = PNG.sync.read(await artwork.printFile({ document, process: 'sublimation', mirrored: false }));
    const mirrored = PNG.sync.read(await artwork.printFile({ document, process: 'sublimation', mirrored: true }));
    const x = printPixels(2 + 25);
    const y = printPixels(2 + 35);
    expect(pixel(straight, x, y)).toEqual([255, 0, 0, 255]);
    expect(pixel(straight, straight.width - 1 - x, y)).toEqual([0, 0, 0, 0]);
    for (let column = 0; column < straight.width; column += 7) {
      expect(pixel(mirrored, mirrored.width - 1 - column, y)).toEqual(pixel(straight, column, y));
    }
    // Placed to the pixel: 12 mm from the left edge of the sheet.
    const edge = printPixels(12);
    expect(pixel(straight, edge - 2, y)[3]).toBe(0);
    expect(pixel(straight, edge + 1, y)[3]).toBe(255);
  });

  test.each(['laser', 'etch', 'print3d'] as const)('for %s is black on white without painted grounds', async (process) => {
    const document = mugWith(ground(mug, '#f0f0f0'), rect(10, 20, 30, 30, '#e0e0ff'));
    const png = PNG.sync.read(await artwork.printFile({ document, process, mirrored: false }));
    expect(pixel(png, printPixels(27), printPixels(37))).toEqual([0, 0, 0, 255]);
    expect(pixel(png, 5, 5)).toEqual([255, 255, 255, 255]);
  });

  test('keeps half-covered ink half covered', async () => {
    const document = mugWith(rect(10, 20, 30, 30, '#ff8040', {}), { ...rect(60, 20, 30, 30, '#ff8040'), opacity: 0.5 });
    const png = PNG.sync.read(await artwork.printFile({ document, process: 'vinyl', mirrored: false }));
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel(png, printPixels(77), printPixels(37));
    expect(alpha).toBeGreaterThanOrEqual(127);
    expect(alpha).toBeLessThanOrEqual(128);
    expect(red).toBe(255);
    expect(Math.abs(green - 0x80) + Math.abs(blue - 0x40)).toBeLessThanOrEqual(2);
  });
});

describe('a preview', () => {
  const app = Fastify();
  registerProblems(app);
  const picturesFolder = mkdtempSync(path.join(tmpdir(), 'keepsake-pictures-'));
  mkdirSync(path.join(picturesFolder, 'product/mug'), { recursive: true });
  for (const file of ['product/mug/white-hero-0a1b2c3d-320.webp', 'product/mug/notes.txt', 'index.json']) {
    writeFileSync(path.join(picturesFolder, file), file);
  }
  afterAll(() => rmSync(picturesFolder, { recursive: true }));
  registerMedia(app, { picturesFolder, previewPicture: artwork.previewPicture });

  test('is a private picture behind an address past guessing', async () => {
    const ask = { productId: 'mug', personalisation: { v: 1, fields: { name: 'Siân' } }, width: 320 } as const;
    const id = await artwork.preview(ask);
    const answer = await app.inject(`/media/preview/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    expect(id.length).toBeGreaterThanOrEqual(32);
    expect(await artwork.preview(ask)).not.toBe(id);
    expect((await app.inject('/media/preview/unknown')).statusCode).toBe(404);
  });

  test('shows the words, and the sample where a needed field is still empty', async () => {
    const pictureOf = async (fields: Record<string, string>) =>
      artwork.previewPicture(await artwork.preview({ productId: 'mug', personalisation: { v: 1, fields }, width: 320 }));
    const sample = await pictureOf({});
    expect(await pictureOf({ name: ' ' })).toEqual(sample);
    expect(await pictureOf({ name: 'Tomos' })).not.toEqual(sample);
  });

  test.each([
    [{ productId: 'gone' }, { code: 'productNotFound' }],
    [{ angle: 'top' }, { code: 'invalid', detail: { violations: [{ propertyPath: 'angle', message: 'There is no such picture.' }] } }],
    [{ personalisation: { v: 1 as const, fields: { name: 'x'.repeat(15) } } }, { code: 'invalid' }],
    [{ personalisation: { v: 1 as const, fields: { colour: 'red' } } }, { code: 'invalid' }],
  ])('refuses %j', async (change, refusal) => {
    const ask = { productId: 'mug', personalisation: { v: 1 as const, fields: {} }, width: 320 };
    await expect(artwork.preview({ ...ask, ...change })).rejects.toMatchObject(refusal);
  });

  test('is forgotten when its time is over or the shelf is full', async () => {
    const small = previewShelf({ maxBytes: 250, lifetime: 20 });
    const ids = [1, 2, 3].map((fill) => small.put(Buffer.alloc(100, fill)));
    expect(ids.map((id) => small.take(id)?.[0])).toEqual([undefined, 2, 3]);
    await new Promise((done) => setTimeout(done, 40));
    expect(small.take(ids[2] ?? '')).toBeUndefined();
  });

  test('stands beside the catalogue’s pictures, which may be kept for ever', async () => {
    const answer = await app.inject('/media/catalogue/product/mug/white-hero-0a1b2c3d-320.webp');
    expect([answer.statusCode, answer.body]).toEqual([200, 'product/mug/white-hero-0a1b2c3d-320.webp']);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const hidden of ['index.json', 'product/mug/notes.txt', '', 'product/mug/', 'product/%2e%2e/index.json', 'product/mug/none.webp']) {
      const refused = await app.inject(`/media/catalogue/${hidden}`);
      expect([hidden, refused.statusCode]).toEqual([hidden, 404]);
      expect(refused.headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });
});
