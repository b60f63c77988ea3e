/** Text moved outside the print area is refused with the same message wherever a design is saved. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { blanks } from '../../../../../catalogue/blanks.ts';
import { designs } from '../../../../../catalogue/designs/designs.ts';
import { layOut } from '../../../../../catalogue/lay-out.ts';
import { products } from '../../../../../catalogue/products.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import { testShop } from '../../../testing/test-app.ts';
import { buy } from '../../../testing/features/orders.ts';
import { compositorPool } from '../compose/compositor-pool.ts';
import { layersCheck } from './layers-check.ts';

const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const { ask, call, productIds, services } = shop;
const MUG = productIds['MUG-WREATH']!;
const MESSAGE =
  'These words reach over the edge and would be cut off. ' +
  'Move them in the design, or make them smaller or shorter.';

type Given = Personalisation & { v: 1 };
const at = (name: string, x: number): Given => ({
  v: 1,
  fields: { name },
  edits: { words: { name: { x } } },
});
const AT_THE_NAME = [{ propertyPath: 'personalisation.fields.name', message: MESSAGE }];
const refused = (body: string) =>
  (JSON.parse(body) as { violations?: { propertyPath: string; message: string }[] }).violations;
const add = (personalisation: Given) =>
  ask('cartAdd', {
    params: { cartId: 'new' },
    body: { productId: MUG, quantity: 1, personalisation },
  });

test('a name moved half off the mug is refused when it is added, and accepted further in', async () => {
  const answer = await add(at('Nana Gwen', 2));
  expect(answer.statusCode).toBe(422);
  expect(refused(answer.body)).toEqual(AT_THE_NAME);
  expect((await add(at('Nana Gwen', 60))).statusCode).toBe(201);
});

test('the check reports it with its layer', async () => {
  const check = (x: number) =>
    call('artworkCheck', { body: { productId: MUG, personalisation: at('Nana Gwen', x) } });
  expect(await check(2)).toEqual({
    problems: [{ layer: 'name', ...AT_THE_NAME[0], boxes: [] }],
    warnings: [{ kind: 'cutOff', part: 'text', label: 'Name', text: 'Nana Gwen' }],
  });
  expect(await check(60)).toEqual({ problems: [], warnings: [] });
});

test('each name of a list that would be cut off is named, by the check and by the cart', async () => {
  const personalisation = { ...at('', 30), fields: {} };
  const names = ['Mo', 'Bartholomew', 'Bo'];
  const { problems } = await call('artworkCheck', {
    body: { productId: MUG, personalisation, names },
  });
  expect(problems.map(({ propertyPath, message }) => ({ propertyPath, message }))).toEqual([
    { propertyPath: 'names.1.name', message: MESSAGE },
  ]);
  const list = (of: readonly string[]) =>
    ask('cartNamesAdd', {
      params: { cartId: 'new' },
      body: {
        key: randomUUID(),
        productId: MUG,
        personalisation,
        names: of.map((name) => ({
          name,
          quantity: 1,
        })),
      },
    });
  const answer = await list(names);
  expect(answer.statusCode).toBe(422);
  expect(refused(answer.body)).toEqual([{ propertyPath: 'names.1.name', message: MESSAGE }]);
  expect((await list(['Mo', 'Bo'])).statusCode).toBe(201);
});

test('a paid line is not changed into one that would be cut off', async () => {
  const order = await buy(shop, { sku: 'MUG-WREATH', personalisation: at('Mo', 30) });
  const [line] = await services.orders.drawnLines(order.id);
  const change = (name: string) =>
    ask('orderItemUpdateByKey', {
      params: { orderKey: order.key, itemId: line!.id },
      body: { personalisation: at(name, 30) },
    });
  const answer = await change('Bartholomew');
  expect(answer.statusCode).toBe(422);
  expect(refused(answer.body)).toEqual(AT_THE_NAME);
  expect((await change('Bo')).statusCode).toBe(200);
});

const compositor = compositorPool({
  catalogueFolder: fileURLToPath(new URL('../../../../../catalogue', import.meta.url)),
});
afterAll(() => compositor.close());

test('every design on every blank: texts moved half over the edge are refused', async () => {
  const { layerFindings } = layersCheck(compositor);
  const passed: string[] = [];
  for (const product of products) {
    const blank = blanks.find(({ slug }) => slug === product.blank)!;
    const design = designs[product.design]!;
    const [finish] = blank.finishes.filter(({ slug }) => product.finishes?.includes(slug) ?? true);
    const { process } = finish!;
    const document = layOut(product, blank, finish!, design);
    const texts = document.layers.filter(
      (layer) => layer.type === 'text' && layer.field !== undefined && layer.text !== '',
    );
    for (const { id } of texts) {
      const style = { x: document.area.w, rotation: 0, arc: 0, align: 'centre' } as const;
      const personalisation = {
        v: 1 as const,
        fields: { ...product.sample },
        edits: { words: { [id]: style } },
      };
      const made = { document, fields: design.fields, process };
      const { refused: found } = await layerFindings(made, personalisation);
      if (found[0]?.message !== MESSAGE) passed.push(`${product.design} on ${blank.slug}: ${id}`);
    }
  }
  expect(passed).toEqual([]);
});
