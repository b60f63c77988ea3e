/** Designs of insufficient quality are refused at purchase, whatever the editor accepted. */
import { expect, test } from 'vitest';
import { testShop } from '../../../testing/test-app.ts';
import { samplePhoto } from '../../../testing/features/photographs.ts';

const { ask, call, productIds } = await testShop();

const personalisation = {
  type: 'text' as const,
  id: 't1',
  text: 'Nos da',
  font: 'sans',
  size: 8,
  fill: '#000000',
  align: 'centre' as const,
};
const photo = {
  type: 'photo' as const,
  id: 'p1',
  x: 60,
  y: 45,
  h: 40,
  tone: 'colour' as const,
  crop: {
    x: 0,
    y: 0,
    w: 1,
    h: 1,
  },
};
type Own =
  | (typeof personalisation & { x: number; y: number })
  | (typeof photo & { upload: string; w: number });

const added = (sku: string, own: Own) =>
  ask('cartAdd', {
    params: { cartId: 'new' },
    body: {
      productId: productIds[sku]!,
      quantity: 1,
      personalisation: { v: 1, fields: { name: 'Siân' }, edits: { own: [own] } },
    },
  });

test('a text beside the design, which would not be printed', async () => {
  const refused = await added('MUG-WREATH', { ...personalisation, x: 60, y: -40 });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('personalisation.edits.own.t1');
  expect(refused.body).toContain('Something lies beside the design and would not be made.');
  expect((await added('MUG-WREATH', { ...personalisation, x: 60, y: 40 })).statusCode).toBe(201);
});

test('a photograph too coarse for its size, which is fine at a smaller size', async () => {
  const { id: upload } = await call('uploadNew', { body: await samplePhoto(300, 200) });
  const refused = await added('MUG-WREATH', { ...photo, upload, w: 120 });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(
    'The photograph has too few pixels for 120 × 40 mm, so it cannot be made. Please choose a larger one.',
  );
  expect((await added('MUG-WREATH', { ...photo, upload, w: 60 })).statusCode).toBe(201);
});

test('a photograph on an engraved product', async () => {
  const { id: upload } = await call('uploadNew', { body: await samplePhoto(1200, 800) });
  const refused = await added('SLT-WREATH', { ...photo, upload, x: 45, w: 40, h: 27 });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Photographs cannot be made on this.');
});
