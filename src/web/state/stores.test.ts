import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

class FakeStorage {
  kept = new Map<string, string>();
  refusing = false;
  getItem(name: string) {
    this.check();
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, value: string) {
    this.check();
    this.kept.set(name, value);
  }
  removeItem(name: string) {
    this.check();
    this.kept.delete(name);
  }
  private check() {
    if (this.refusing) throw new DOMException('Access is denied', 'SecurityError');
  }
}

describe('the stored stores', () => {
  let storage: FakeStorage;

  beforeEach(() => {
    storage = new FakeStorage();
    vi.stubGlobal('window', { localStorage: storage });
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const open = async () => {
    const [cart, app, account, reading] = await Promise.all([
      import('./cart.ts'),
      import('./app.ts'),
      import('./account.ts'),
      import('./read-stored-state.ts'),
    ]);
    return { ...cart, ...app, ...account, ...reading };
  };
  const stored = (name: string) =>
    JSON.parse(storage.kept.get(name) ?? 'null') as {
      state: Record<string, unknown>;
      version: number;
    };

  test('start with initial values, and read the device only on request', async () => {
    storage.kept.set(
      'cart',
      JSON.stringify({
        state: { cartId: 'abc', items: [{ name: 'Mug', quantity: 2 }] },
        version: 1.2,
      }),
    );
    const shop = await open();
    expect(shop.useCart.getState()).toMatchObject({
      cartId: 'new',
      items: [],
      shippingTotal: 499,
      status: 'new',
      shipping: { Method: 'Flat Delivery Rate' },
    });
    await shop.readStoredState();
    expect(shop.useCart.getState()).toMatchObject({ cartId: 'abc', shippingTotal: 499 });
    expect(shop.countItems(shop.useCart.getState())).toBe(2);
  });

  test('discard data of another version', async () => {
    storage.kept.set('cart', JSON.stringify({ state: { cartId: 'old' }, version: 1.1 }));
    storage.kept.set('app', JSON.stringify({ state: { cartCount: 9 }, version: 2.4 }));
    const shop = await open();
    await shop.readStoredState();
    expect(shop.useCart.getState().cartId).toBe('new');
    expect(shop.useApp.getState().cartCount).toBe(0);
  });

  test('are stored with the versions of the specification, actions left out', async () => {
    const shop = await open();
    await shop.readStoredState();
    shop.useCart.setState({ cartId: 'abc' });
    shop.useApp.setState({ cartCount: 3 });
    shop.setTokens({ token: 't', refresh_token: 'r' });
    expect(stored('cart')).toMatchObject({ version: 1.2, state: { cartId: 'abc' } });
    expect(stored('app')).toMatchObject({ version: 2.5, state: { cartCount: 3 } });
    expect(stored('account')).toMatchObject({
      state: { token: 't', refresh_token: 'r', user: null },
    });
  });

  test('stay in memory if the device refuses', async () => {
    storage.refusing = true;
    const shop = await open();
    await shop.readStoredState();
    shop.useCart.setState({ cartId: 'abc' });
    await shop.useCart.persist.rehydrate();
    expect(shop.useCart.getState().cartId).toBe('abc');
    const { deviceStorage } = await import('./guarded-storage.ts');
    expect(deviceStorage.getItem('cart')).toMatch(/"cartId":"abc"/);
    storage.refusing = false;
    shop.useCart.setState({ cartId: 'def' });
    expect(stored('cart').state.cartId).toBe('def');
  });

  test('survive data that is not theirs', async () => {
    storage.kept.set('cart', '{broken');
    const shop = await open();
    await shop.readStoredState();
    expect(shop.useCart.getState().cartId).toBe('new');
  });

  test('signing out keeps only the remembered email', async () => {
    const shop = await open();
    shop.setTokens({ token: 't', refresh_token: 'r' });
    shop.useAccount.setState({ remember_me: 'ffion@example.org' });
    shop.clearAccount();
    expect(shop.useAccount.getState()).toEqual({
      token: '',
      refresh_token: '',
      user: null,
      remember_me: 'ffion@example.org',
    });
  });

  test('recently viewed keeps the five newest, each once', async () => {
    const shop = await open();
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'a', 'f'])
      shop.rememberViewed({
        slug,
        name: slug,
        picture: null,
        design: '',
        plate: '',
        angle: '',
      });
    expect(shop.useApp.getState().recentlyViewedProducts.map(({ slug }) => slug)).toEqual([
      'c',
      'd',
      'e',
      'a',
      'f',
    ]);
  });
});
