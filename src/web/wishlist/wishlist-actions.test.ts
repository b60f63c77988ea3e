import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAccount, setTokens } from '../state/account.ts';
import {
  addWish,
  carryOutKeptWish,
  keepWish,
  removeWish,
  useWishlist,
} from './wishlist-actions.ts';

/** The requests the stand-in server received, and whether it refuses. */
const asked: string[] = [];
let refused = false;
let wished: string[] = [];

const product = {
  variants: [
    { productId: 'gone', availability: 'soldOut' },
    { productId: 'here', availability: 'inStock' },
  ],
};

beforeEach(() => {
  asked.length = 0;
  refused = false;
  wished = [];
  useWishlist.setState({ bySlug: {} });
  setTokens({ token: 'token', refresh_token: 'refresh' });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const { productId = '' } = JSON.parse(body ?? '{}') as { productId?: string };
    asked.push([address.replace('/api/', ''), productId].join(' ').trim());
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

describe('a wish', () => {
  test('is shown before the shop has answered, and is of the variant that was chosen', async () => {
    const added = addWish({ slug: 'mug', productId: 'here' });
    expect(shown()).toEqual({ mug: ['here'] });
    await added;
    expect(asked).toEqual(['wishlist/add here']);
  });

  test('from a card is of the first variant that can be had', async () => {
    await addWish({ slug: 'mug' });
    expect(asked).toEqual(['product/slug/mug', 'wishlist/add here']);
    expect(shown()).toEqual({ mug: ['here'] });
  });

  test('that is refused is taken back', async () => {
    refused = true;
    await expect(addWish({ slug: 'mug', productId: 'here' })).rejects.toThrow('Full.');
    expect(shown()).toEqual({});
  });

  test('is let go at once, and is back where that is refused', async () => {
    await addWish({ slug: 'mug', productId: 'here' });
    refused = true;
    const removed = removeWish({ slug: 'mug' });
    expect(shown()).toEqual({});
    await expect(removed).rejects.toThrow('Full.');
    expect(shown()).toEqual({ mug: ['here'] });
  });

  test('pressed twice in haste ends as not wished for', async () => {
    await Promise.all([addWish({ slug: 'mug' }), removeWish({ slug: 'mug' })]);
    expect(asked.at(-1)).toBe('wishlist/remove here');
    expect(shown()).toEqual({});
    expect(wished).toEqual([]);
  });
});

describe("a visitor's wish", () => {
  test('waits for signing in, and is carried out once', async () => {
    clearAccount();
    keepWish({ slug: 'mug', productId: 'here' });
    await carryOutKeptWish();
    expect(asked).toEqual([]);
    setTokens({ token: 'token', refresh_token: 'refresh' });
    await carryOutKeptWish();
    await carryOutKeptWish();
    expect(asked).toEqual(['wishlist/add here']);
  });

  test('is forgotten by another day', async () => {
    vi.useFakeTimers();
    keepWish({ slug: 'mug', productId: 'here' });
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await carryOutKeptWish();
    expect(asked).toEqual([]);
  });
});
