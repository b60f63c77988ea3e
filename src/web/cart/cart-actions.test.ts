import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setTokens, clearAccount } from '../state/account.ts';
import { clearCart, EMPTY_CART, useCart } from '../state/cart.ts';
import { emptyOrdered, refreshCart } from './cart-actions.ts';

/** The stand-in server's carts, by id. */
const carts = new Map<string, { id: string; comment: string }>();
const requests: string[] = [];
/** What happens once between the server's reading of the cart and the arrival of its response. */
let duringRequest = () => {};

beforeEach(() => {
  carts.clear();
  requests.length = 0;
  clearCart();
  clearAccount();
  vi.stubGlobal('fetch', async (address: string) => {
    const id = /^\/api\/cart\/(.+)\/get$/.exec(address)?.[1] ?? '';
    requests.push(id);
    const known = carts.get(id);
    const answered = duringRequest;
    duringRequest = () => {};
    answered();
    if (!known) return Response.json({ status: 'error', message: 'Gone.' }, { status: 404 });
    const { cartId: _, typed: __, unanswered: ___, ...rest } = EMPTY_CART;
    return Response.json({ status: 'success', data: { ...rest, version: 1, ...known } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const signIn = () => setTokens({ token: 'token', refresh_token: 'refresh' });
const shown = () => {
  const { cartId, comment } = useCart.getState();
  return { cartId, comment };
};

describe('the cart of a customer', () => {
  test('continues under the id that the shop returns', async () => {
    signIn();
    useCart.setState({ cartId: 'guest' });
    carts.set('guest', { id: 'standing', comment: 'merged' });
    await refreshCart();
    expect(shown()).toEqual({ cartId: 'standing', comment: 'merged' });
  });

  test('is found on a device that has no cart id, or a stale one', async () => {
    signIn();
    carts.set('new', { id: 'standing', comment: 'filled elsewhere' });
    await refreshCart();
    expect(shown().cartId).toBe('standing');
    useCart.setState({ cartId: 'gone' });
    await refreshCart();
    expect(shown().cartId).toBe('standing');
    expect(requests).toEqual(['new', 'gone', 'new']);
  });

  test('is not requested for a guest, who has none', async () => {
    await refreshCart();
    expect(requests).toEqual([]);
  });
});

test('a response older than what another tab has saved is asked for again', async () => {
  useCart.setState({ cartId: 'guest' });
  carts.set('guest', { id: 'guest', comment: 'before' });
  duringRequest = () => {
    carts.set('guest', { id: 'guest', comment: 'saved in the other tab' });
    useCart.setState({ items: [], comment: 'saved in the other tab' });
  };
  await refreshCart();
  expect(shown().comment).toBe('saved in the other tab');
  expect(requests).toEqual(['guest', 'guest']);
});

describe('after paying', () => {
  const line = (productId: string, quantity: number, name: string) => ({
    productId,
    quantity,
    id: `line of ${productId}`,
    slug: productId,
    name: productId,
    options: {},
    finish: '',
    unitPricePence: 1e3,
    wasPence: null,
    linePence: 1e3,
    availability: 'inStock' as const,
    picture: null,
    design: '',
    plate: '',
    angle: '',
    otherAngle: null,
    warnings: [],
    personalisation: {
      v: 1 as const,
      fields: { name },
    },
    words: [],
    proof: null,
    otherProof: null,
    isEditable: true,
  });
  const mug = line('mug', 2, 'Ffion');
  const bought = { cartId: 'bought', items: [mug] };

  test('a cart that became an order is dropped without a request', async () => {
    useCart.setState({ cartId: 'bought', items: [mug], comment: 'bought' });
    await emptyOrdered(bought);
    expect(shown()).toEqual({ cartId: 'new', comment: '' });
    expect(requests).toEqual([]);
  });

  test.each([
    ['one more of it', line('mug', 3, 'Ffion')],
    ['the same with another personalisation', line('mug', 1, 'Bryn')],
    ['something else', line('slate', 1, 'Ffion')],
  ])('%s that was added since then stays', async (_, since) => {
    useCart.setState({ cartId: 'bought', items: [since], comment: 'bought' });
    carts.set('bought', { id: 'bought', comment: 'the rest' });
    await emptyOrdered(bought);
    expect(shown()).toEqual({ cartId: 'bought', comment: 'the rest' });
  });

  test('another cart stays unchanged', async () => {
    useCart.setState({ cartId: 'newer', comment: 'newer' });
    await emptyOrdered(bought);
    expect([shown().cartId, requests]).toEqual(['newer', []]);
  });
});
