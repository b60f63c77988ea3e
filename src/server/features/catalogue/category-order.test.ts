/** Which products of an occasion's category come first, in the whole demo shop. */
import { beforeAll, expect, test } from 'vitest';
import { OTHER_SIDE_ANGLE } from '../../../domain/catalogue/other-side.ts';
import { SCENE_ANGLE } from '../../../domain/catalogue/picture.ts';
import { testDatabase } from '../../testing/database/database.ts';
import { STILL_VERSION } from '../../testing/features/small-shop.ts';
import { catalogueService } from './catalogue.service.ts';
import { loadCatalogue } from './loading/catalogue.load.ts';

const { database } = await testDatabase();
const now = new Date();
const service = catalogueService({ database, clock: () => now, version: STILL_VERSION });
beforeAll(() => loadCatalogue(database, now));

const designsOf = async (slug: string) => {
  const { products } = await service.category(slug, { page: 1, sort: 'featured' });
  return products.map(({ design }) => design);
};

test.each([
  ['christmas', ['robin-on-holly', 'snow-village', 'gingerbread-house', 'fir-wreath']],
  ['christmas-table', ['robin-on-holly', 'christmas-eve', 'fir-wreath']],
  ['valentines', ['two-hearts', 'love-birds']],
  ['birthday', ['birthday-cake', 'vintage-label', 'balloon-age']],
])('%s opens with what was drawn for it', async (slug, drawnForIt) => {
  const first = (await designsOf(slug)).slice(0, 4);
  expect(first.filter((design) => !drawnForIt.includes(design))).toEqual([]);
});

test('the pages of an occasion hold each of its products once, those drawn for it before the others', async () => {
  const whole = await service.category('christmas', { page: 1, sort: 'price-low' });
  const slugs: string[] = [];
  const designs: string[] = [];
  for (let page = 1; slugs.length < whole.total; page += 1) {
    const { products } = await service.category('christmas', { page, sort: 'featured' });
    expect(products).not.toEqual([]);
    slugs.push(...products.map(({ slug }) => slug));
    designs.push(...products.map(({ design }) => design));
  }
  expect(new Set(slugs).size).toBe(whole.total);
  const lastOwn = designs.lastIndexOf('robin-on-holly');
  const firstOther = ['wreath-monogram', 'woodland-fox'].map((design) => designs.indexOf(design));
  for (const at of firstOther) expect(at).toBeGreaterThan(lastOwn);
});

test('a category that is no occasion of each year keeps the order of the shop window', async () => {
  const { products } = await service.category('mugs', { page: 1, sort: 'featured' });
  const slugs = products.map(({ slug }) => slug);
  const inWindow = await database
    .selectFrom('product')
    .select('slug')
    .where('slug', 'in', slugs)
    .orderBy('position')
    .execute();
  expect(slugs).toEqual(inWindow.map(({ slug }) => slug));
});

test('about every third product of a kind is shown in use, in the finish of its card', async () => {
  const { products } = await service.category('mugs', { page: 1, sort: 'featured' });
  const inUse = products.filter(({ angle }) => angle === SCENE_ANGLE);
  expect(inUse.length).toBeGreaterThanOrEqual(products.length / 4);
  expect(inUse.length).toBeLessThanOrEqual(products.length / 2);
  for (const { picture } of inUse) {
    expect(picture?.key).toContain('-scene-');
    expect(picture?.alt).toContain('on a breakfast table');
  }
  const { products: bottles } = await service.category('bottles', { page: 1, sort: 'featured' });
  for (const { picture, angle, plate } of bottles) {
    const { finishes } = await service.product(picture!.key.split('/')[2]!);
    const finish = finishes.find((one) => one.plate === plate)!;
    expect(finish.pictures).toContainEqual(expect.objectContaining({ key: picture!.key, angle }));
  }
});

test('mugs in a list are shown in three ways, about as many of each', async () => {
  const { products } = await service.category('mugs', { page: 1, sort: 'featured' });
  for (const angle of ['hero', OTHER_SIDE_ANGLE, SCENE_ANGLE])
    expect(products.filter((product) => product.angle === angle).length).toBeGreaterThan(
      products.length / 5,
    );
});

test('a card that shows its product in use can be painted with a name', async () => {
  const { products } = await service.featured();
  const inUse = products.filter(({ angle }) => angle === SCENE_ANGLE);
  expect(inUse.length).toBeGreaterThan(10);
  for (const { slug, plate, angle } of inUse)
    expect((await service.kit(slug, plate)).angles).toContain(angle);
});
