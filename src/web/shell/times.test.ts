import { expect, test } from 'vitest';
import { TOAST_DELAY_MS } from '../../ui/overlays/toast.tsx';
import { CART_POLL_MS } from './background/use-cart-poll.ts';
import { ADJUST_AFTER_MS } from './header/use-header-height.ts';
import { NOTIFICATION_POLL_MS } from './background/use-notification-poll.ts';

test('polls, toasts and the header keep the times of the specification', () => {
  expect({ CART_POLL_MS, NOTIFICATION_POLL_MS, TOAST_DELAY_MS, ADJUST_AFTER_MS }).toEqual({
    CART_POLL_MS: 2000,
    NOTIFICATION_POLL_MS: 30_000,
    TOAST_DELAY_MS: 5000,
    ADJUST_AFTER_MS: 100,
  });
});
