import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../contract/account/account.ts';

const SIAN = { id: 'sian', email: 'sian@example.org', wishlist: [], notifications: 0 };
const ADDRESS = { FirstName: 'Siân', AddressLine1: '1 Castle Square', PostCode: 'LL55 2NF' };
const CART = {
  id: 'cart-of-sian',
  version: 3,
  firstName: 'Siân',
  lastName: 'Price',
  email: SIAN.email,
  phone: '',
  mobile: '',
  comment: '',
  personalisedAccepted: false,
  tracking: '',
  itemsTotal: 1249,
  shippingTotal: 499,
  subTotal: 1457,
  tax: 291,
  total: 1748,
  status: 'open',
  items: [],
  payment: ADDRESS,
  shipping: {
    ...ADDRESS,
    Method: '',
  },
};
const MUG = {
  productId: 'mug',
  slug: 'mug',
  name: 'Wreath mug',
  options: {},
  finish: 'white',
  quantity: 1,
  unitPricePence: 1249,
  wasPence: null,
  availability: 'inStock' as const,
  picture: null,
  design: 'wreath',
  plate: 'white-mug',
  angle: 'hero',
  otherAngle: null,
  warnings: [],
  personalisation: null,
  words: [],
};

/** The device of a signed-in customer, with a server whose responses the test releases. */
describe('a response that arrives after the session has ended', () => {
  const stored = new Map<string, string>();
  const requests: {
    path: string;
    body: unknown;
    answer: (body: unknown, status?: number) => void;
  }[] = [];
  const reload = vi.fn<() => void>();
  let hear: (event: { key: string; newValue: string | null }) => void = () => {};

  beforeEach(() => {
    stored.clear();
    requests.length = 0;
    reload.mockReset();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, value: string) => stored.set(name, value),
        removeItem: (name: string) => stored.delete(name),
      },
      location: { reload },
      addEventListener: (name: string, listener: typeof hear) => {
        if (name === 'storage') hear = listener;
      },
    });
    // Responses arrive whatever becomes of the page, as on a real network.
    vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const answer = (data: unknown, status = 200) =>
        resolve(
          Response.json(status === 200 ? { status: 'success', data } : { message: data }, {
            status,
          }),
        );
      requests.push({ path, body: body === undefined ? undefined : JSON.parse(body), answer });
      return promise;
    });
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** A new copy of the storefront's modules: one tab. */
  async function openTab() {
    const [filledCart, reading, account, cart, out, inn, wishlist, orders, api] = await Promise.all(
      [
        import('../cart/cart-actions.ts'),
        import('../state/read-stored-state.ts'),
        import('../state/account.ts'),
        import('../state/cart.ts'),
        import('./sign-out.ts'),
        import('./sign-in.ts'),
        import('../wishlist/wishlist-actions.ts'),
        import('../state/latest-order.ts'),
        import('../api/client.ts'),
      ],
    );
    reading.followOtherTabs();
    account.useAccount.setState({ token: 't', refresh_token: 'r', user: SIAN as unknown as User });
    cart.useCart.setState({ cartId: CART.id, email: SIAN.email });
    orders.rememberOrder('order-of-sian');
    return { ...filledCart, ...account, ...cart, ...out, ...inn, ...wishlist, ...api };
  }
  type Tab = Awaited<ReturnType<typeof openTab>>;
  const settled = async (work: Promise<unknown>) => {
    await work.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  };
  const expectNothingPersonal = () => {
    const everything = [...stored].map(([name, value]) => `${name} ${value}`).join('\n');
    for (const trace of ['sian', 'Siân', 'Castle', 'Wreath', 'fresh-token', 'order-of'])
      expect(everything).not.toContain(trace);
  };
  const untilRequested = (path: string) =>
    vi.waitFor(() => {
      const found = requests.find((one) => one.path === path);
      if (!found) throw new Error(`${path} was not requested`);
      return found;
    });

  const PENDING: [name: string, path: string, begin: (tab: Tab) => Promise<unknown>, unknown][] = [
    ['the cart', `/api/cart/${CART.id}/get`, (tab) => tab.refreshCart(), CART],
    ['an addition to the cart', `/api/cart/${CART.id}/add`, (tab) => tab.addToCart(MUG), CART],
    [
      'an address of the cart',
      `/api/cart/${CART.id}/address/shipping/update`,
      (tab) => tab.chooseAddress('shipping', { ...tab.EMPTY_CART.shipping, County: 'x' }, 'a1'),
      CART,
    ],
    ['the customer', '/api/users/me', (tab) => tab.loadUser(), SIAN],
    [
      'a wishlist item',
      '/api/wishlist/add',
      (tab) => tab.addToWishlist({ slug: 'mug', productId: 'mug' }),
      { wishlist: ['sian-wishes'] },
    ],
    [
      'an order',
      `/api/cart/${CART.id}/payment_method/paypal/checkout`,
      (tab) => tab.startCheckout(tab.useCart.getState()),
      { id: 'o', orderKey: 'order-of-sian' },
    ],
  ];

  test.each(PENDING)('restores nothing after signing out: %s', async (_, path, begin, data) => {
    const tab = await openTab();
    const work = begin(tab);
    const call = await untilRequested(path);
    tab.signOut();
    expectNothingPersonal();
    call.answer(data);
    await settled(work);
    expectNothingPersonal();
  });

  test.each(PENDING)(
    'restores nothing if another tab has signed out: %s',
    async (_, path, begin, data) => {
      const tab = await openTab();
      const work = begin(tab);
      const call = await untilRequested(path);
      const empty = JSON.stringify({ state: tab.EMPTY_ACCOUNT, version: 1 });
      stored.set('account', empty);
      stored.set('cart', JSON.stringify({ state: tab.EMPTY_CART, version: 1.2 }));
      stored.delete('latest-order');
      hear({ key: 'account', newValue: empty });
      call.answer(data);
      await settled(work);
      expectNothingPersonal();
    },
  );

  test('is cleared again if it arrived before the news from the other tab', async () => {
    const tab = await openTab();
    const work = tab.refreshCart();
    const call = await untilRequested(`/api/cart/${CART.id}/get`);
    const empty = JSON.stringify({ state: tab.EMPTY_ACCOUNT, version: 1 });
    stored.set('account', empty);
    stored.set('cart', JSON.stringify({ state: tab.EMPTY_CART, version: 1.2 }));
    call.answer(CART);
    await settled(work);
    expect(stored.get('cart')).toContain('Castle');
    hear({ key: 'account', newValue: empty });
    await settled(Promise.resolve());
    expectNothingPersonal();
  });

  test('does not touch what a guest has put into the cart since then', async () => {
    const tab = await openTab();
    const empty = JSON.stringify({ state: tab.EMPTY_ACCOUNT, version: 1 });
    stored.set('account', empty);
    const guests = { ...tab.EMPTY_CART, cartId: 'cart-of-a-guest' };
    stored.set('cart', JSON.stringify({ state: guests, version: 1.2 }));
    hear({ key: 'account', newValue: empty });
    await settled(Promise.resolve());
    expect(stored.get('cart')).toContain('cart-of-a-guest');
    expect(tab.useCart.getState().cartId).toBe('cart-of-a-guest');
  });

  test('restores nothing if a 401 ends the session', async () => {
    const tab = await openTab();
    const work = tab.refreshCart();
    const slow = await untilRequested(`/api/cart/${CART.id}/get`);
    const refused = tab.loadUser();
    (await untilRequested('/api/users/me')).answer('Invalid JWT Token', 401);
    await settled(refused);
    expect(reload).toHaveBeenCalledOnce();
    expectNothingPersonal();
    slow.answer(CART);
    await settled(work);
    expectNothingPersonal();
  });

  test('does not sign in again with renewed tokens', async () => {
    const tab = await openTab();
    const work = tab.loadUser();
    (await untilRequested('/api/users/me')).answer('Expired JWT Token', 401);
    const renewal = await untilRequested('/api/token/refresh');
    tab.signOut();
    renewal.answer({ token: 'fresh-token', refresh_token: 'fresh-token-too' });
    await settled(work);
    expect(tab.useAccount.getState().token).toBe('');
    expectNothingPersonal();
  });

  test('delays no guest, and calls that waited behind it are not sent', async () => {
    const tab = await openTab();
    const first = tab.addToCart(MUG);
    const second = tab.addToCart({ ...MUG, productId: 'second-mug' });
    const call = await untilRequested(`/api/cart/${CART.id}/add`);
    tab.signOut();
    const guests = tab.addToCart({ ...MUG, productId: 'mug-of-a-guest', name: 'Plain mug' });
    (await untilRequested('/api/cart/new/add')).answer({
      ...CART,
      id: 'cart-of-a-guest',
      email: '',
    });
    await guests;
    call.answer(CART);
    await settled(Promise.allSettled([first, second]));
    expect(tab.useCart.getState().cartId).toBe('cart-of-a-guest');
    const added = requests.filter(({ path }) => path.endsWith('/add'));
    expect(added.map(({ body }) => (body as { productId: string }).productId)).toEqual([
      'mug',
      'mug-of-a-guest',
    ]);
  });
});
