import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { designDocument, text } from '../../../artwork/drawing.ts';
import { registerProblems } from '../../http/problems.ts';
import { registerMedia } from '../media/media.routes.ts';
import { artworkService } from './artwork.service.ts';
import type { PicturedProduct } from './artwork.service.ts';
import { compositorPool } from './compositor-pool.ts';
import { previewShelf } from './preview-shelf.ts';

const catalogueFolder = path.join(import.meta.dirname, '../../../../catalogue');
const compositor = compositorPool({ catalogueFolder, threads: 1 });
afterAll(() => compositor.close());

const product: PicturedProduct = {
  document: designDocument('test', { w: 200, h: 95, bleed: 2, safe: 4 }, [
    text(156, 50, 'script', 20, 'Grandma', '#2c4a3c', { field: 'name', maxWidth: 70 }),
  ]),
  fields: [
    { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 14 },
    { name: 'line', label: 'Line', sample: '', maxLength: 20, optional: true },
  ],
  plate: 'white-mug',
  angles: ['hero', 'left'],
};
const shelf = previewShelf();
const artwork = artworkService({
  compositor,
  shelf,
  productOf: async (id) => (id === 'mug' ? product : null),
});

describe('a preview', () => {
  const app = Fastify();
  registerProblems(app);
  const picturesFolder = mkdtempSync(path.join(tmpdir(), 'keepsake-pictures-'));
  mkdirSync(path.join(picturesFolder, 'product/mug'), { recursive: true });
  for (const file of [
    'product/mug/white-hero-0a1b2c3d-320.webp',
    'product/mug/notes.txt',
    'index.json',
  ]) {
    writeFileSync(path.join(picturesFolder, file), file);
  }
  afterAll(() => rmSync(picturesFolder, { recursive: true }));
  registerMedia(app, { picturesFolder, previewPicture: artwork.previewPicture });

  test('is a private picture behind an address past guessing', async () => {
    const ask = {
      productId: 'mug',
      personalisation: { v: 1, fields: { name: 'Siân' } },
      width: 320,
    } as const;
    const id = await artwork.preview(ask);
    const answer = await app.inject(`/media/preview/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    expect(id.length).toBeGreaterThanOrEqual(32);
    expect(await artwork.preview(ask)).not.toBe(id);
    expect((await app.inject('/media/preview/unknown')).statusCode).toBe(404);
  });

  test('shows the words, and the sample where a needed field is still empty', async () => {
    const pictureOf = async (fields: Record<string, string>) =>
      artwork.previewPicture(
        await artwork.preview({ productId: 'mug', personalisation: { v: 1, fields }, width: 320 }),
      );
    const sample = await pictureOf({});
    expect(await pictureOf({ name: ' ' })).toEqual(sample);
    expect(await pictureOf({ name: 'Tomos' })).not.toEqual(sample);
  });

  test('leaves the samples out where it is to be made without words', async () => {
    const pictureOf = async (personalisation?: { v: 1; fields: Record<string, string> }) =>
      artwork.previewPicture(
        await artwork.preview({ productId: 'mug', personalisation, width: 320 }),
      );
    expect(await pictureOf()).not.toEqual(await pictureOf({ v: 1, fields: {} }));
  });

  test.each([
    [{ productId: 'gone' }, { code: 'productNotFound' }],
    [
      { angle: 'top' },
      {
        code: 'invalid',
        detail: { violations: [{ propertyPath: 'angle', message: 'There is no such picture.' }] },
      },
    ],
    [{ personalisation: { v: 1 as const, fields: { name: 'x'.repeat(15) } } }, { code: 'invalid' }],
    [
      { personalisation: { v: 1 as const, fields: { name: 'Wren 🦊' } } },
      {
        code: 'invalid',
        detail: {
          violations: [
            {
              propertyPath: 'personalisation.fields.name',
              message: '“Name” cannot be written with 🦊 in this lettering.',
            },
          ],
        },
      },
    ],
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
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      'product/mug/white-hero-0a1b2c3d-320.webp',
    ]);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const hidden of [
      'index.json',
      'product/mug/notes.txt',
      '',
      'product/mug/',
      'product/%2e%2e/index.json',
      'product/mug/none.webp',
    ]) {
      const refused = await app.inject(`/media/catalogue/${hidden}`);
      expect([hidden, refused.statusCode]).toEqual([hidden, 404]);
      expect(refused.headers['cache-control'] ?? '').not.toContain('immutable');
    }
  });
});
