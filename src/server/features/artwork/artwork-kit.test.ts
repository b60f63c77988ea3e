import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { SubstituteList } from '../../../artwork/design/substitute-list.ts';
import { designDocument } from '../../../artwork/drawing/drawing.ts';
import type { PlateSheets } from '../../../artwork/plate/plate-sheet.ts';
import { catalogueFolder } from '../../testing/features/machine-files.ts';
import { testShop } from '../../testing/test-app.ts';
import { artworkKit } from './artwork.kit.ts';

const shop = await testShop();
const kit = await shop.call('artworkKit', {
  params: { slug: 'stripes-mug', plate: 'white-mug' },
});
const fetched = (url: string) =>
  shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

test('gives the address of the design, filled with the shop’s sample', async () => {
  const answer = await fetched(kit.document);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({
    v: 1,
    layers: expect.arrayContaining([expect.objectContaining({ text: 'Grandad' })]),
  });
  expect(kit.fields[0]).toMatchObject({ name: 'name', sample: 'Grandad' });
});

test('gives the address of each photograph’s sheets: square bands, one below the other', async () => {
  const plate = (await shop.app.inject(kit.plates[0]?.address ?? '')).json<PlateSheets>();
  expect(plate).toMatchObject({ process: 'sublimation', bands: ['D', 'G', 'mask'] });
  for (const { width, address: sheet } of plate.sheets) {
    const answer = await fetched(sheet);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width * 3 });
  }
});

test('gives the address of fonts, as TrueType files', async () => {
  const answer = await fetched(kit.fonts['script'] ?? '');
  expect(answer.headers['content-type']).toBe('font/ttf');
  expect(brotliDecompressSync(answer.rawPayload).readUInt32BE(0)).toBe(0x00010000);
});

test('gives the addresses of fonts for other writings, of some of them by slices', async () => {
  const { list, addresses } = (await shop.app.inject(kit.substitutes)).json<SubstituteList>();
  expect(Object.keys(addresses)).toEqual(list.map(({ id }) => id));
  const files = list.map(
    ({ id, isSliced, writings }) =>
      addresses[id]!.replace('*', writings.includes('korean') ? 'ac00' : '4e00') +
      (isSliced && !addresses[id]!.includes('*') ? ' has no place for a slice' : ''),
  );
  for (const file of files) {
    const answer = await fetched(file);
    expect([file, answer.statusCode, answer.headers['content-type']]).toEqual([
      file,
      200,
      'font/ttf',
    ]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
});

test('gives the addresses of the photographs that the places of a design show', async () => {
  const sample = { photo: 'seaside', crop: { x: 0, y: 0, w: 1, h: 1 } };
  const place = { type: 'place' as const, x: 30, y: 30, w: 20, h: 20, sample };
  const document = designDocument('framed', { w: 60, h: 60, bleed: 0, safe: 2 }, [place, place]);
  const framed = artworkKit({
    catalogueFolder,
    kitOf: async () => ({ document, fields: [], angles: ['hero'] }),
  });
  const { photographs } = await framed.kit('framed-mug', 'white-mug');
  expect(Object.keys(photographs)).toEqual(['seaside']);
  const answer = await fetched(photographs.seaside!);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.rawPayload).toEqual(
    readFileSync(path.join(catalogueFolder, 'photographs/seaside.webp')),
  );
  expect(kit.photographs).toEqual({});
});

test('is the same for products that share a photograph', async () => {
  const other = await shop.call('artworkKit', {
    params: { slug: 'wreath-mug', plate: 'white-mug' },
  });
  expect(other.plates).toEqual(kit.plates);
  expect(other.document).not.toBe(kit.document);
});

test('is refused for combinations that are not sold', async () => {
  const refused = await shop.ask('artworkKit', {
    params: { slug: 'stripes-mug', plate: 'slate-coaster' },
  });
  expect(refused.statusCode).toBe(404);
});

test.each([
  'a changed file',
  kit.document.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'),
  '/media/artwork/font.nobody.0123456789abcdef.ttf',
  '/media/artwork/substitute.gaegu-700.ac00.0123456789abcdef.ttf',
  '/media/artwork/substitute.gaegu-700.0123456789abcdef.ttf',
  '/media/artwork/photograph.nowhere.0123456789abcdef.webp',
  '/media/artwork/plate.no-mug.hero.0123456789abcdef.json',
  '/media/artwork/..%2f..%2fpackage.json',
])('an unknown address returns 404: %s', async (address) => {
  expect((await shop.app.inject(address)).statusCode).toBe(404);
});
