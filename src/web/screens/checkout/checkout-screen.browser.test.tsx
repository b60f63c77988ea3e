/** What stands before the first field of the checkout. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCart } from '../../state/cart.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import CheckoutScreen from './checkout-screen.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 404 })));
afterEach(() => {
  vi.unstubAllGlobals();
  clearCart();
});

test('on a phone one line of notes stands before the first step, the others below it', async () => {
  const { screen } = await renderAt('/checkout', <CheckoutScreen />, ['checkout', 'order-summary']);
  const top = (text: string) =>
    screen.getByText(text, { exact: false }).element().getBoundingClientRect().top;
  const step = screen.getByRole('heading', { level: 2 }).filter({ hasText: 'Delivery details' });
  await expect.element(step).toBeVisible();
  const stepTop = step.element().getBoundingClientRect().top;
  expect(stepTop).toBeLessThan(360);
  expect(top('PayPal or card.')).toBeLessThan(stepTop);
  for (const note of ['No account with us is needed.', 'but not to the Channel Islands'])
    expect(top(note)).toBeGreaterThan(stepTop);
});
