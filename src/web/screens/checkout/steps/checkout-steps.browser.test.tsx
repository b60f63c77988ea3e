/** The steps of checkout in a browser: errors take the focus, one press saves once, and paying can be tried again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCart, EMPTY_CART, useCart } from '../../../state/cart.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
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

const openCheckout = (step = 'details') =>
  renderAt(`/checkout?step=${step}`, <CheckoutSteps />, [
    'checkout',
    'order-summary',
    'cart-lines',
    'address-form',
    'dispatch-promise',
  ]);

test('the first invalid field takes the focus, and typed text stays', async () => {
  const { screen } = await openCheckout();
  await screen.getByLabelText(/^First name/).fill('Siân');
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^Email/).fill('sian@');
  await screen.getByRole('button', { name: /Continue|Next/ }).click();
  const email = screen.getByLabelText(/^Email/);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect.element(screen.getByLabelText(/^First name/)).toHaveValue('Siân');
  expect(saved).toEqual([]);
});

test('pressing twice saves once, and leads to the next step', async () => {
  const { screen } = await openCheckout();
  await screen.getByLabelText(/^First name/).fill('Siân');
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^Email/).fill('sian@example.org');
  const next = screen.getByRole('button', { name: /Continue|Next/ });
  await next.dblClick();
  await expect.poll(() => saved).toHaveLength(1);
  answerSaving();
  await expect.element(screen.getByLabelText(/^Postcode/).first()).toBeVisible();
  expect(saved).toMatchObject([{ firstName: 'Siân', email: 'sian@example.org' }]);
});

/** Everything is typed and saved, so that the review is open. */
function readyToPay(): void {
  const shipping = {
    ...EMPTY_CART.shipping,
    FirstName: 'Siân',
    LastName: 'Price',
    AddressLine1: '1 High Street',
    CityTown: 'Ludlow',
    PostCode: 'SY8 1ZZ',
    Country: 'GB',
  };
  const details = { firstName: 'Siân', lastName: 'Price', email: 'sian@example.org' };
  useCart.setState({ ...details, shipping, personalisedAccepted: true, total: 1748 });
}

test('after an unexpected failure, Pay can be pressed again', async () => {
  readyToPay();
  const unexpected: unknown[] = [];
  const note = ({ reason }: PromiseRejectionEvent) => void unexpected.push(reason);
  window.addEventListener('unhandledrejection', note);
  // Such as from a newer server: a success without the fields that this page reads.
  const answers = [
    () => Response.json({ status: 'success', data: null }),
    () => Response.json({ status: 'error', message: 'Payment is resting.' }, { status: 503 }),
  ];
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/guest-checkout')
      ? (answers.shift()?.() ?? new Response(null, { status: 500 }))
      : new Response(null, { status: 404 }),
  );
  const { screen } = await openCheckout('review');
  const pay = screen.getByRole('button', { name: 'Pay £17.48' });
  await pay.click();
  await expect.poll(() => unexpected).toHaveLength(1);
  window.removeEventListener('unhandledrejection', note);
  expect(unexpected[0]).toBeInstanceOf(TypeError);
  await expect.element(pay).toBeEnabled();
  await pay.click();
  await expect.element(screen.getByText('Payment is resting.')).toBeVisible();
  expect(answers).toEqual([]);
});
