import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { browserApi } from '../../api/client.ts';
import { EMPTY_ACCOUNT, useAccount, type AccountUser } from '../../state/account.ts';
import { EMPTY_APP, useApp } from '../../state/app.ts';
import { EMPTY_CART, useCart } from '../../state/cart.ts';
import { watchCart } from './use-cart-poll.ts';
import { watchNews } from './use-notification-poll.ts';

const page = { hidden: false };
const requested = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', requested.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useCart.setState(EMPTY_CART);
  useApp.setState(EMPTY_APP);
  useAccount.setState(EMPTY_ACCOUNT);
});

const holds = (...items: { name: string; quantity: number }[]) =>
  useCart.setState({ items: items as CartItem[] });

test('the cart is polled every two seconds, and a rise shows a toast', () => {
  const notified = vi.fn();
  const stop = watchCart(notified);
  holds({ name: 'Mug', quantity: 1 }, { name: 'Slate', quantity: 2 });
  vi.advanceTimersByTime(1999);
  expect(notified).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notified.mock.calls).toEqual([[{ time: 1, item: { quantity: 2, name: 'Slate' } }]]);
  expect(useApp.getState().cartCount).toBe(3);

  holds({ name: 'Mug', quantity: 1 });
  vi.advanceTimersByTime(2000);
  expect(useApp.getState().cartCount).toBe(1);
  page.hidden = true;
  holds({ name: 'Mug', quantity: 4 });
  vi.advanceTimersByTime(4000);
  expect(notified).toHaveBeenCalledOnce();
  page.hidden = false;
  vi.advanceTimersByTime(2000);
  expect(notified).toHaveBeenLastCalledWith({ time: 2, item: { quantity: 4, name: 'Mug' } });

  stop();
  holds({ name: 'Mug', quantity: 5 });
  vi.advanceTimersByTime(4000);
  expect(notified).toHaveBeenCalledTimes(2);
  expect(requested).not.toHaveBeenCalled();
});

test('a customer’s notifications are counted every thirty seconds', async () => {
  useAccount.setState({ token: 'token', user: { id: 'me', notifications: 1 } as AccountUser });
  const counting = vi.spyOn(browserApi, 'call').mockResolvedValue({ notifications: 3 });
  const stop = watchNews();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(counting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(counting.mock.calls).toEqual([['counts', {}]]);
  expect(useApp.getState().toastState.newNotification.count).toBe(2);
  expect(useAccount.getState().user?.notifications).toBe(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(counting).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counting).toHaveBeenCalledTimes(2);
});
