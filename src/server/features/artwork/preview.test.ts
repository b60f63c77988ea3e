import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { designDocument, text } from '../../../artwork/drawing/drawing.ts';
import { registerProblems } from '../../http/problems.ts';
import { registerMedia } from '../media/media.routes.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { NO_UPLOADS } from '../../testing/features/photographs.ts';
import { artworkService } from './artwork.service.ts';
import type { PicturedProduct } from './artwork.service.ts';
import { compositorPool } from './compose/compositor-pool.ts';
import { previewCache } from './preview-cache.ts';
import { previewStore } from './preview.store.ts';

const catalogueFolder = path.join(import.meta.dirname, '../../../../catalogue');
const compositor = compositorPool({ catalogueFolder, processes: 1 });
afterAll(() => compositor.close());

const product: PicturedProduct = {
  document: designDocument('test', { w: 200, h: 95, bleed: 2, safe: 4 }, [
    text(156, 50, 'script', 20, 'Grandma', '#2c4a3c', { field: 'name', maxWidth: 70 }),
  ]),
  fields: [
    { name: 'name', label: 'Name', sample: 'Grandma', maxLength: 14 },
    { name: 'line', label: 'Line', sample: '', maxLength: 20, optional: true },
  ],
  process: 'sublimation',
  settings: {},
  plate: 'white-mug',
  angles: ['hero', 'left'],
};
const framed: PicturedProduct = {
  ...product,
  document: designDocument('framed', product.document.area, [
    {
      type: 'place',
      x: 156,
      y: 48,
      w: 60,
      h: 60,
      sample: { photo: 'seaside', crop: { x: 0, y: 0, w: 1, h: 1 } },
    },
  ]),
  fields: [],
};
const bare = { ...framed, document: { ...framed.document, layers: [] } };
const PRODUCTS: Record<string, PicturedProduct> = { mug: product, framed, bare };
const { database } = await testDatabase();
const store = previewStore(database);
const clock = () => new Date();
const previews = previewCache({ store, clock });
const artwork = artworkService({
  compositor,
  uploads: NO_UPLOADS,
  previews,
  productOf: async (id) => PRODUCTS[id] ?? null,
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
  registerMedia(app, {
    proofPicture: async () => null,
    picturesFolder,
    previewPicture: artwork.previewPicture,
    artworkFile: async () => undefined,
  });

  test('is a private picture at an address that cannot be guessed', async () => {
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

  test('shows the personalisation, and the sample where a required field is still empty', async () => {
    const pictureOf = async (fields: Record<string, string>) =>
      artwork.previewPicture(
        await artwork.preview({ productId: 'mug', personalisation: { v: 1, fields }, width: 320 }),
      );
    const sample = await pictureOf({});
    expect(await pictureOf({ name: ' ' })).toEqual(sample);
    expect(await pictureOf({ name: 'Tomos' })).not.toEqual(sample);
  });

  test('leaves the samples out for a product made without personalisation', async () => {
    const pictureOf = async (personalisation?: { v: 1; fields: Record<string, string> }) =>
      artwork.previewPicture(
        await artwork.preview({ productId: 'mug', personalisation, width: 320 }),
      );
    expect(await pictureOf()).not.toEqual(await pictureOf({ v: 1, fields: {} }));
  });

  test('shows the catalogue’s photograph in a place that has none of the shopper’s', async () => {
    const pixelsOf = async (productId: string) => {
      const picture = await artwork.previewPicture(
        await artwork.preview({ productId, personalisation: { v: 1, fields: {} }, width: 320 }),
      );
      return sharp(picture).removeAlpha().raw().toBuffer();
    };
    const [seen, without] = [await pixelsOf('framed'), await pixelsOf('bare')];
    const differs = (at: number) => Math.abs(seen[at]! - without[at]!) > 24;
    const share = seen.filter((_, at) => differs(at)).length / seen.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.4);
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

  test('is found by a process that did not compose it', async () => {
    const id = await artwork.preview({ productId: 'mug', width: 320 });
    const elsewhere = previewCache({ store, clock });
    expect(await elsewhere.take(id)).toEqual(await artwork.previewPicture(id));
  });

  test('is beside the catalogue’s pictures, which may be cached for ever', async () => {
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

describe('the preview store', () => {
  const MINUTE = 60_000;
  const START = Date.parse('2026-11-21T09:00:00Z');
  let minutes = 0;
  const time = () => new Date(START + minutes * MINUTE);
  const picture = (fill: number) => Buffer.alloc(100, fill);
  const stored = async () =>
    (await database.selectFrom('previewPicture').select('id').execute()).map(({ id }) => id);

  beforeEach(async () => {
    minutes = 0;
    await database.deleteFrom('previewPicture').execute();
  });

  test('expires after ten minutes, in this process and in every other', async () => {
    const here = previewCache({ store, clock: time });
    const elsewhere = previewCache({ store, clock: time });
    const id = await here.put(picture(1));
    minutes = 9.9;
    expect([await here.take(id), await elsewhere.take(id)]).toEqual([picture(1), picture(1)]);
    minutes = 10;
    expect([await here.take(id), await elsewhere.take(id)]).toEqual([undefined, undefined]);
    const next = await elsewhere.put(picture(2));
    expect(await stored()).toEqual([next]);
    minutes = 20;
    await here.clear();
    expect(await stored()).toEqual([]);
  });

  test('drops the oldest of too many, and holds few bytes in memory', async () => {
    const full = previewCache({ store, clock: time, maxBytes: 250, mostStored: 2 });
    const ids: string[] = [];
    for (const fill of [1, 2, 3]) {
      minutes = fill;
      ids.push(await full.put(picture(fill)));
    }
    expect(await Promise.all(ids.map((id) => full.take(id)))).toEqual([
      undefined,
      picture(2),
      picture(3),
    ]);
    expect(await stored()).toHaveLength(2);
  });
});
