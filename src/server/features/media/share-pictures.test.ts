/** Pictures of links are JPEGs of 1200 by 630 pixels. */
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import index from '../../../../catalogue/pictures/index.json' with { type: 'json' };
import { registerMedia } from './media.routes.ts';

const app = Fastify();
registerMedia(app, {
  picturesFolder: fileURLToPath(new URL('../../../../catalogue/pictures', import.meta.url)),
  previewPicture: async () => undefined,
  proofPicture: async () => null,
  artworkFile: async () => undefined,
});
afterAll(() => app.close());

const addressOf = (key: string) => `${key.replace('catalogue/', '/share/')}.jpg`;

test.each([
  ['a product', index.products['botanical-wreath-mug'][0]!.key],
  ['a category', index.categories.mugs.key],
])('of %s', async (_, key) => {
  const answer = await app.inject(addressOf(key));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test.each(['/share/product/none/none.jpg', '/share/product/../index.jpg', '/share/fonts/a.jpg'])(
  '%s is not there',
  async (address) => expect((await app.inject(address)).statusCode).toBeGreaterThanOrEqual(400),
);
