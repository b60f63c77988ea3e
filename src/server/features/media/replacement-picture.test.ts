import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerMedia } from './media.routes.ts';

const picturesFolder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-pictures-'));
mkdirSync(path.join(picturesFolder, 'product/mug'), { recursive: true });
writeFileSync(path.join(picturesFolder, 'product/mug/white-hero-0a1b2c3d-320.webp'), 'new');
writeFileSync(path.join(picturesFolder, 'product/mug/white-hero-0a1b2c3d-640.webp'), 'large');
const app = Fastify();
registerMedia(app, {
  picturesFolder,
  previewPicture: async () => undefined,
  proofPicture: async () => null,
  artworkFile: async () => undefined,
});
afterAll(async () => {
  await app.close();
  rmSync(picturesFolder, { recursive: true });
});

const ask = (name: string) => app.inject(`/media/catalogue/product/mug/${name}`);

test('a picture that was drawn again is still found under its old name', async () => {
  const answer = await ask('white-hero-ffffffff-320.webp');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/media/catalogue/product/mug/white-hero-0a1b2c3d-320.webp');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const current = await ask('white-hero-0a1b2c3d-320.webp');
  expect(current.body).toBe('new');
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  'white-left-ffffffff-320.webp',
  'white-hero-ffffffff-960.webp',
  'white-hero-ffffffff-320.avif',
  'white-hero-320.webp',
  'hero-ffffffff-320.webp',
])('%s, which is shown no more, is missing', async (name) => {
  expect((await ask(name)).statusCode).toBe(404);
});

test('nothing is searched if there are no pictures', async () => {
  const answer = await app.inject('/media/catalogue/product/cup/white-hero-ffffffff-320.webp');
  expect(answer.statusCode).toBe(404);
});
