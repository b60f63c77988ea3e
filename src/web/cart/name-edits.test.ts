import { expect, test, vi } from 'vitest';
import type { ShopApi } from '../api/shop-api.ts';
import { EMPTY_CART } from '../state/cart.ts';
import type { ConfirmedCart } from './cart-view.ts';
import type { NewItem } from '../state/cart.ts';
import { namesAddition, namesTakenBack } from './name-edits.ts';

const named = (name: string, quantity = 1): NewItem => ({
  productId: 'slate',
  slug: 'slate',
  name: 'Slate coaster',
  options: {},
  finish: '',
  quantity,
  unitPricePence: 799,
  wasPence: null,
  availability: 'inStock',
  picture: null,
  design: '',
  plate: '',
  angle: '',
  otherAngle: null,
  warnings: [],
  words: [
    {
      label: 'Name',
      text: name,
    },
  ],
  personalisation: {
    v: 1,
    fields: {
      name,
      line: '2026',
    },
  },
});
const { typed: _, unanswered: __, ...EMPTY } = EMPTY_CART;
const holding = (...items: NewItem[]): ConfirmedCart => ({
  ...EMPTY,
  cartId: 'cart',
  items: items.map((item, place) => ({ ...item, id: `line-${place}`, linePence: 0 })),
});
const shown = ({ items }: ConfirmedCart) =>
  items.map(({ quantity, personalisation }) => [personalisation?.fields.name, quantity]);
const same = (id: string) => id;

test('names are shown at once, each as a line of its own, joined with existing lines', () => {
  const after = namesAddition([named('Nia', 2), named('Rhys')], 'key').apply(
    holding(named('Siân'), named('Nia')),
    same,
  );
  expect(shown(after)).toEqual([
    ['Siân', 1],
    ['Nia', 3],
    ['Rhys', 1],
  ]);
  expect([after.itemsTotal, after.total]).toEqual([5 * 799, 5 * 799 + 499]);
});

test('they are sent as one call, with their common data once', async () => {
  const call = vi.fn(async () => ({ ...holding(), id: 'cart', version: 2 }));
  const edit = namesAddition([named('Nia', 2), named('Rhys')], 'key');
  await edit.send({ call } as unknown as ShopApi, holding(), same);
  expect(call.mock.calls).toEqual([
    [
      'cartNamesAdd',
      {
        params: { cartId: 'cart' },
        body: {
          key: 'key',
          productId: 'slate',
          personalisation: {
            v: 1,
            fields: { line: '2026' },
          },
          names: [
            {
              name: 'Nia',
              quantity: 2,
            },
            {
              name: 'Rhys',
              quantity: 1,
            },
          ],
        },
      },
    ],
  ]);
});

test('each shown line gets its real id once the server has responded', () => {
  const edit = namesAddition([named('Nia'), named('Rhys')], 'key');
  const added = edit.apply(holding(), same).items.map(({ id }) => id);
  expect(edit.settled?.(holding(named('Rhys'), named('Nia')))).toEqual([
    { shown: added[0], real: 'line-1' },
    { shown: added[1], real: 'line-0' },
  ]);
});

test('removed again, earlier lines stay', () => {
  const edit = namesTakenBack([named('Nia', 2), named('Rhys')], 'key');
  expect(shown(edit.apply(holding(named('Siân'), named('Nia', 3), named('Rhys')), same))).toEqual([
    ['Siân', 1],
    ['Nia', 1],
  ]);
});
