/** The first step of checkout in a browser: errors take the focus, and one press saves once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCart, EMPTY_CART, useCart } from '../../state/cart.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';

const { cartId: _cartId, typed: _typed, ...EMPTY_ANSWER } = EMPTY_CART;
let saved: Record<string, unknown>[] = [];
let answerSaving: () => void = () => {};

beforeEach(() => {
  saved = [];
  clearCart();
  useCart.setState({ cartId: 'guest' });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT' || !address.endsWith('/details'))
      return new Response(null, { status: 404 });
    const details = JSON.parse(body as string) as Record<string, unknown>;
    saved.push(details);
    await new Promise<void>((resolve) => (answerSaving = resolve));
    return Response.json({
      status: 'success',
      data: { ...EMPTY_ANSWER, ...details, id: 'guest', version: 2 },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const openCheckout = () =>
  renderAt('/checkout?step=details', <CheckoutSteps />, [
    'checkout',
    'order-summary',
    'cart-lines',
    'address-form',
  ]);

test('the first invalid field takes the focus, and typed text stays', async () => {
  const { screen } = await openCheckout();
  await screen.getByLabelText(/^First name/).fill('Siân');
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^E-mail/).fill('sian@');
  await screen.getByRole('button', { name: /Continue|Next/ }).click();
  const email = screen.getByLabelText(/^E-mail/);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect.element(screen.getByLabelText(/^First name/)).toHaveValue('Siân');
  expect(saved).toEqual([]);
});

test('pressing twice saves once, and leads to the next step', async () => {
  const { screen } = await openCheckout();
  await screen.getByLabelText(/^First name/).fill('Siân');
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^E-mail/).fill('sian@example.org');
  const next = screen.getByRole('button', { name: /Continue|Next/ });
  await next.dblClick();
  await expect.poll(() => saved).toHaveLength(1);
  answerSaving();
  await expect.element(screen.getByLabelText(/^Postcode/).first()).toBeVisible();
  expect(saved).toMatchObject([{ firstName: 'Siân', email: 'sian@example.org' }]);
});
