import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAccount, setTokens, useAccount } from '../state/account.ts';
import { browserApi } from './client.ts';

const requested = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  requested.mockReset();
  requested.mockImplementation(async () => Response.json({ status: 'success', data: {} }));
  vi.stubGlobal('fetch', requested);
  clearAccount();
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearAccount();
});

const bearers = () =>
  requested.mock.calls.map(([, { headers }]) => new Headers(headers).get('authorization'));

test('only customers request the cart with a bearer token', async () => {
  await browserApi.call('cart', { params: { cartId: 'new' } });
  setTokens({ token: 'of-sian', refresh_token: 'r1' });
  await browserApi.call('cart', { params: { cartId: 'new' } });
  expect(requested.mock.calls.map(([address]) => address)).toEqual([
    '/api/cart/new/get',
    '/api/cart/new/get',
  ]);
  expect(bearers()).toEqual([null, 'Bearer of-sian']);
});

test('a search has a bearer token if there is one', async () => {
  setTokens({ token: 'of-sian', refresh_token: 'r1' });
  await browserApi.call('search', { body: { keyword: 'mug' } });
  expect(bearers()).toEqual(['Bearer of-sian']);
});

test('a 401 other than an expired token clears the customer and loads the page again', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', { location: { reload } });
  setTokens({ token: 'of-sian', refresh_token: 'r1' });
  requested.mockImplementation(async () =>
    Response.json({ status: 'error', message: 'Invalid JWT Token' }, { status: 401 }),
  );
  await expect(browserApi.call('me', {})).rejects.toThrow('Invalid JWT Token');
  expect(requested).toHaveBeenCalledOnce();
  expect(useAccount.getState()).toMatchObject({ token: '', refresh_token: '', user: null });
  expect(reload).toHaveBeenCalledOnce();
});

test('a response that marks itself as unsuccessful is a refusal', async () => {
  requested.mockImplementation(async () => Response.json({ status: 'error', message: 'No.' }));
  await expect(browserApi.call('userRecover', { body: {} })).rejects.toThrow('No.');
});
