import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShopApi } from '../api/shop-api.ts';
import { Refusal } from '../api/refusal.ts';
import type { CartItem } from '../../contract/cart/cart.ts';
import { EMPTY_CART, type CartState, type NewItem } from '../state/cart.ts';
import { additionEdit } from './additions.ts';
import { hasSameText } from './cart-view.ts';
import { editQueue } from './edit-queue.ts';
import { quantityChange, removal } from './edits.ts';
import { replacement } from './replace-line.ts';

const mug: NewItem = {
  productId: 'mug',
  slug: 'mug',
  name: 'Wreath mug',
  options: {},
  finish: 'white',
  quantity: 1,
  unitPricePence: 1249,
  wasPence: null,
  availability: 'inStock',
  picture: null,
  design: 'wreath',
  plate: 'white-mug',
  angle: 'hero',
  otherAngle: null,
  warnings: [],
  personalisation: { v: 1, fields: { name: 'Ffion' } },
  words: [{ label: 'Name', text: 'Ffion' }],
};

const addition = (item: NewItem, key: string) =>
  additionEdit({ key, items: [item], isList: false });

/** A stand-in server whose responses the test releases. It stores carts as the real one does. */
function shop() {
  const carts = new Map<string, CartItem[]>();
  const keys = new Set<string>();
  const calls: string[] = [];
  const held: (() => void)[] = [];
  const state = { hold: false, refuse: undefined as Refusal | undefined, cutOff: false };
  let ids = 0;

  const answerOf = (id: string) => {
    const items = (carts.get(id) ?? []).map((line) => ({
      ...line,
      linePence: line.unitPricePence * line.quantity,
    }));
    const itemsTotal = items.reduce((sum, { linePence }) => sum + linePence, 0);
    const { cartId: _, ...empty } = EMPTY_CART;
    return {
      ...empty,
      id,
      version: 1,
      items,
      itemsTotal,
      tax: 200,
      subTotal: 900,
      total: itemsTotal + 499,
    };
  };
  const find = (id: string) => {
    const cart = carts.get(id);
    if (!cart) throw new Refusal(404, 'No such cart.');
    return cart;
  };
  const handle = (
    name: string,
    params: Record<string, string>,
    body: {
      key: string;
      quantity: number;
      productId: string;
      personalisation?: NewItem['personalisation'];
    },
  ) => {
    if (state.refuse) throw state.refuse;
    let id = params.cartId ?? 'new';
    if (name === 'cart') find(id);
    if (name === 'cartAdd') {
      if (body.productId === 'gone') throw new Refusal(404, 'No such product.');
      if (id === 'new') carts.set((id = `cart-${(ids += 1)}`), []);
      const cart = find(id);
      const repeat = `${id} ${body.key}`;
      if (keys.has(repeat)) return answerOf(id);
      keys.add(repeat);
      const same = cart.find(
        (line) =>
          line.productId === body.productId &&
          hasSameText(line.personalisation, body.personalisation ?? null),
      );
      if (same) same.quantity += body.quantity;
      else
        cart.push({
          ...mug,
          ...body,
          personalisation: body.personalisation ?? null,
          id: `line-${(ids += 1)}`,
          linePence: 0,
        });
    }
    if (name === 'cartItemUpdate') {
      const line = find(id).find((each) => each.id === params.itemId);
      if (!line) throw new Refusal(404, 'No such line.');
      line.quantity = body.quantity;
    }
    if (name === 'cartItemReplace') {
      const line = find(id).find((each) => each.id === params.itemId);
      if (!line) throw new Refusal(404, 'No such line.');
      Object.assign(line, body);
    }
    if (name === 'cartItemDelete')
      carts.set(
        id,
        find(id).filter((each) => each.id !== params.itemId),
      );
    if (state.cutOff) throw new Refusal(0, '');
    return answerOf(id);
  };
  const api = {
    async call(name: string, { params, body }: { params: Record<string, string>; body: never }) {
      calls.push(name);
      if (state.hold) await new Promise<void>((resolve) => held.push(resolve));
      return handle(name, params, body);
    },
  } as unknown as ShopApi;
  return {
    api,
    calls,
    carts,
    state,
    release: () => held.splice(0).forEach((resolve) => resolve()),
  };
}

describe('the edit queue', () => {
  let cart: CartState;
  let here: ReturnType<typeof shop>;
  let queue: ReturnType<typeof editQueue>;

  beforeEach(() => {
    cart = EMPTY_CART;
    here = shop();
    queue = openQueue();
  });

  /** As each page has one. */
  const openQueue = () =>
    editQueue({
      api: here.api,
      session: new AbortController().signal,
      shown: () => cart,
      show: (next, unanswered) => (cart = { ...cart, ...next, unanswered }),
    });

  test('an addition whose response is lost is made once, and needs no second press', async () => {
    await queue.add(addition(mug, 'key-of-first'));
    here.state.cutOff = true;
    const adding = queue.add(addition(mug, 'key-of-second'));
    await new Promise((resolve) => setTimeout(resolve));
    here.state.cutOff = false;
    await adding;
    expect(here.calls).toEqual(['cartAdd', 'cartAdd', 'cartAdd']);
    expect(cart).toMatchObject({ unanswered: [], items: [{ quantity: 2 }] });
    expect(here.carts.get('cart-1')).toMatchObject([{ quantity: 2 }]);
  });

  describe('after a reload before the response', () => {
    async function leaveUnanswered(...items: NewItem[]): Promise<void> {
      here.state.hold = true;
      for (const [place, item] of items.entries())
        void queue.add(addition(item, `key-${place}`)).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
      // The first page never learns more.
      here.state.hold = false;
      queue = openQueue();
    }

    test('what was being added is sent again and shown once', async () => {
      await leaveUnanswered(mug, { ...mug, productId: 'slate', quantity: 2 });
      expect(cart.unanswered.map(({ key }) => key)).toEqual(['key-0', 'key-1']);
      await queue.resume(cart.unanswered);
      expect(cart).toMatchObject({
        cartId: 'cart-1',
        unanswered: [],
        items: [
          { productId: 'mug', quantity: 1 },
          { productId: 'slate', quantity: 2 },
        ],
      });
    });

    test('an addition that the server had made already is not made twice', async () => {
      await queue.add(addition(mug, 'key-of-first'));
      here.state.cutOff = true;
      void queue.add(addition(mug, 'key-of-second'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(here.carts.get('cart-1')).toMatchObject([{ quantity: 2 }]);
      // The first page is left in the pause before its next try.
      const stored = cart;
      expect(stored.items).toMatchObject([{ quantity: 2 }]);
      here.state.cutOff = false;
      queue = openQueue();
      await queue.resume(stored.unanswered);
      expect(cart).toMatchObject({ unanswered: [], items: [{ quantity: 2 }] });
      expect(here.carts.get('cart-1')).toMatchObject([{ quantity: 2 }]);
    });

    test('an edit of a line that has no id yet follows it', async () => {
      await leaveUnanswered(mug);
      const resuming = queue.resume(cart.unanswered);
      await Promise.all([resuming, queue.add(quantityChange('key-0 0', 2))]);
      expect(here.carts.get('cart-1')).toMatchObject([{ quantity: 3 }]);
    });

    test('a refused addition goes, and the reason is known', async () => {
      await leaveUnanswered(mug, { ...mug, productId: 'slate' });
      here.state.refuse = new Refusal(409, 'Sold out.');
      await expect(queue.resume(cart.unanswered)).rejects.toThrow('Sold out.');
      await queue.exchange(async () => ({ answer: undefined }));
      expect(cart).toMatchObject({ unanswered: [], items: [], total: 0 });
    });

    test('without a response it is tried again, and then stays for the next page', async () => {
      await leaveUnanswered(mug);
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      try {
        here.state.refuse = new Refusal(0, '');
        const resuming = queue.resume(cart.unanswered);
        await vi.advanceTimersByTimeAsync(60_000);
        await resuming;
        expect(cart).toMatchObject({ items: [{ quantity: 1 }], unanswered: [{ key: 'key-0' }] });
        here.state.refuse = undefined;
        queue = openQueue();
        await queue.resume(cart.unanswered);
        expect(cart).toMatchObject({ items: [{ quantity: 1 }], unanswered: [] });
      } finally {
        vi.useRealTimers();
      }
    });
  });

  test('shows an addition at once, then as the server has it', async () => {
    const adding = queue.add(addition(mug, 'adding-1'));
    expect(cart).toMatchObject({
      cartId: 'new',
      total: 1748,
      items: [{ id: 'adding-1 0', name: 'Wreath mug', linePence: 1249 }],
    });
    await adding;
    expect(cart).toMatchObject({
      cartId: 'cart-1',
      total: 1748,
      tax: 200,
      items: [{ id: 'line-2', quantity: 1 }],
    });
  });

  test('quick presses are sent one after another and none is lost', async () => {
    await queue.add(addition(mug, 'adding-1'));
    here.state.hold = true;
    const presses = [
      queue.add(quantityChange('line-2', 1)),
      queue.add(quantityChange('line-2', 1)),
      queue.add(quantityChange('line-2', -1)),
    ];
    expect(cart.items[0]?.quantity).toBe(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(here.calls).toEqual(['cartAdd', 'cartItemUpdate']);
    here.state.hold = false;
    here.release();
    await Promise.all(presses);
    expect(cart.items[0]?.quantity).toBe(2);
    expect(here.carts.get('cart-1')?.[0]?.quantity).toBe(2);
  });

  test('a line is replaced in its place at once, and joins an equal one', async () => {
    const named = (name: string): NewItem => ({
      ...mug,
      personalisation: { v: 1, fields: { name } },
      words: [{ label: 'Name', text: name }],
    });
    await queue.add(addition(named('Gwn'), 'adding-1'));
    await queue.add(addition(named('Olwen'), 'adding-2'));
    const [first = '', second = ''] = cart.items.map(({ id }) => id);
    const replacing = queue.add(replacement(first, { ...named('Gwen'), quantity: 3 }));
    expect(cart.items).toMatchObject([
      { id: first, quantity: 3, words: [{ text: 'Gwen' }], linePence: 3747 },
      { id: second, quantity: 1 },
    ]);
    await replacing;
    expect(here.carts.get('cart-1')).toMatchObject([
      { quantity: 3, personalisation: { fields: { name: 'Gwen' } } },
      {},
    ]);
    void queue.add(replacement(first, { ...named('Olwen'), quantity: 3 }));
    expect(cart.items).toMatchObject([{ id: second, quantity: 4 }]);
  });

  test('replacing a line that is gone changes nothing and says so', async () => {
    await queue.add(addition(mug, 'adding-1'));
    const id = cart.items.map((line) => line.id).join();
    here.carts.set('cart-1', []);
    await expect(queue.add(replacement(id, mug))).rejects.toThrow(
      expect.objectContaining({ name: 'LineGone' }),
    );
    expect(cart.items).toEqual([]);
  });

  test('a line may be changed and removed before the server has assigned its id', async () => {
    const edits = [
      queue.add(addition(mug, 'adding-1')),
      queue.add(quantityChange('adding-1 0', 2)),
      queue.add(addition({ ...mug, productId: 'slate' }, 'adding-2')),
    ];
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
    edits.push(queue.add(removal('adding-2 0')));
    await Promise.all(edits);
    expect(cart.items).toMatchObject([{ productId: 'mug', quantity: 3 }]);
    expect(here.carts.get('cart-1')).toMatchObject([{ productId: 'mug', quantity: 3 }]);
  });

  test('lines join only if every text is equal, and the last edited one comes last', async () => {
    await queue.add(addition(mug, 'adding-1'));
    await queue.add(
      addition({ ...mug, personalisation: { v: 1, fields: { name: 'Rhys' } } }, 'adding-2'),
    );
    await queue.add(addition(mug, 'adding-3'));
    expect(
      cart.items.map(({ personalisation, quantity }) => [personalisation?.fields.name, quantity]),
    ).toEqual([
      ['Rhys', 1],
      ['Ffion', 2],
    ]);
  });

  test('a refused edit is undone alone and reports the reason', async () => {
    await queue.add(addition(mug, 'adding-1'));
    here.state.refuse = new Refusal(409, 'Only one left.');
    const refused = queue.add(quantityChange('line-2', 5));
    expect(cart.items[0]?.quantity).toBe(6);
    await expect(refused).rejects.toThrow('Only one left.');
    expect(cart.items[0]?.quantity).toBe(1);
    here.state.refuse = undefined;
    await queue.add(quantityChange('line-2', 1));
    expect(cart.items[0]?.quantity).toBe(2);
  });

  test('a cart unknown to the server becomes a new one', async () => {
    cart = {
      ...EMPTY_CART,
      cartId: 'forgotten',
      items: [{ ...mug, id: 'old', linePence: 1249 }],
      email: 'ffion@example.org',
    };
    await queue.add(addition({ ...mug, productId: 'slate' }, 'adding-1'));
    expect(cart).toMatchObject({ cartId: 'cart-1', items: [{ productId: 'slate' }] });
    expect(here.calls).toEqual(['cartAdd', 'cart', 'cartAdd']);
  });

  test('a withdrawn product is refused without a second cart', async () => {
    await queue.add(addition(mug, 'adding-1'));
    await expect(queue.add(addition({ ...mug, productId: 'gone' }, 'adding-2'))).rejects.toThrow(
      'No such product.',
    );
    expect(cart).toMatchObject({ cartId: 'cart-1', items: [{ productId: 'mug' }] });
    expect(here.carts.size).toBe(1);
  });
});
