import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAccount, setTokens } from '../state/account.ts';
import {
  addToWishlist,
  completePendingAddition,
  storePendingAddition,
  removeFromWishlist,
  useWishlist,
} from './wishlist-actions.ts';

/** The requests the stand-in server received, and whether it refuses. */
const requests: string[] = [];
let refused = false;
let wished: string[] = [];

const product = {
  variants: [
    { productId: 'gone', availability: 'soldOut' },
    { productId: 'here', availability: 'inStock' },
  ],
};

beforeEach(() => {
  requests.length = 0;
  refused = false;
  wished = [];
  useWishlist.setState({ bySlug: {} });
  setTokens({ token: 'token', refresh_token: 'refresh' });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const { productId = '' } = JSON.parse(body ?? '{}') as { productId?: string };
    requests.push([address.replace('/api/', ''), productId].join(' ').trim());
    if (refused) return Response.json({ status: 'error', message: 'Full.' }, { status: 409 });
    if (address.endsWith('/add')) wished = [productId, ...wished];
    if (address.endsWith('/remove')) wished = wished.filter((id) => id !== productId);
    const data = address.startsWith('/api/product') ? product : { wishlist: wished };
    return Response.json({ status: 'success', data });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearAccount();
});

const shown = () => useWishlist.getState().bySlug;

describe('a wishlist item', () => {
  test('is shown before the shop has responded, and is of the selected variant', async () => {
    const added = addToWishlist({ slug: 'mug', productId: 'here' });
    expect(shown()).toEqual({ mug: ['here'] });
    await added;
    expect(requests).toEqual(['wishlist/add here']);
  });

  test('from a card is of the first available variant', async () => {
    await addToWishlist({ slug: 'mug' });
    expect(requests).toEqual(['product/slug/mug', 'wishlist/add here']);
    expect(shown()).toEqual({ mug: ['here'] });
  });

  test('that is refused is removed again', async () => {
    refused = true;
    await expect(addToWishlist({ slug: 'mug', productId: 'here' })).rejects.toThrow('Full.');
    expect(shown()).toEqual({});
  });

  test('is removed at once, and restored if that is refused', async () => {
    await addToWishlist({ slug: 'mug', productId: 'here' });
    refused = true;
    const removed = removeFromWishlist({ slug: 'mug' });
    expect(shown()).toEqual({});
    await expect(removed).rejects.toThrow('Full.');
    expect(shown()).toEqual({ mug: ['here'] });
  });

  test('whose heart is pressed twice quickly is not saved', async () => {
    await Promise.all([addToWishlist({ slug: 'mug' }), removeFromWishlist({ slug: 'mug' })]);
    expect(requests.at(-1)).toBe('wishlist/remove here');
    expect(shown()).toEqual({});
    expect(wished).toEqual([]);
  });
});

describe('a guest’s wishlist item', () => {
  test('waits for signing in, and is saved once', async () => {
    clearAccount();
    storePendingAddition({ slug: 'mug', productId: 'here' });
    await completePendingAddition();
    expect(requests).toEqual([]);
    setTokens({ token: 'token', refresh_token: 'refresh' });
    await completePendingAddition();
    await completePendingAddition();
    expect(requests).toEqual(['wishlist/add here']);
  });

  test('expires the next day', async () => {
    vi.useFakeTimers();
    storePendingAddition({ slug: 'mug', productId: 'here' });
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await completePendingAddition();
    expect(requests).toEqual([]);
  });
});
