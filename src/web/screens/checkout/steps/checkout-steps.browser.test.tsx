/** The steps of checkout in a browser: errors take the focus, one press saves once, and paying can be tried again. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearCart, EMPTY_CART, useCart } from '../../../state/cart.ts';
import { page } from 'vitest/browser';
import type { Address } from '../../../../contract/cart/cart.ts';
import { StoredStateRead } from '../../../state/read-stored-state.ts';
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

const NAMESPACES = ['checkout', 'order-summary', 'cart-lines', 'address-form', 'dispatch-promise'];
const openCheckout = (step = 'details') =>
  renderAt(`/checkout?step=${step}`, <CheckoutSteps />, NAMESPACES);

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

test('on a phone the label of an invalid field is not left under the header', async () => {
  await page.viewport(390, 500);
  document.documentElement.style.setProperty('--header-height', '64px');
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('--header-height');
    await page.viewport(390, 844);
  });
  const { screen } = await openCheckout();
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^Email/).fill('sian@example.org');
  const first = screen.getByLabelText(/^First name/);
  const input = first.element() as HTMLInputElement;
  // The field is half under the header, so the browser scrolls no farther than to its edge.
  window.scrollBy(0, input.getBoundingClientRect().top - 60);
  input.form?.requestSubmit();
  await expect.element(first).toHaveFocus();
  await expect
    .poll(() => input.labels?.[0]?.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(64);
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

test('a mistyped email domain is asked about once, at its field', async () => {
  const { screen } = await openCheckout();
  await screen.getByLabelText(/^First name/).fill('Siân');
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^Email/).fill('a.b@gmial.com');
  const next = screen.getByRole('button', { name: 'Continue to delivery' });
  await next.click();
  const suggestion = screen.getByRole('button', { name: 'Did you mean a.b@gmail.com?' });
  await expect.element(suggestion).toHaveFocus();
  expect(saved).toEqual([]);
  // Another address is asked about again.
  await screen.getByLabelText(/^Email/).fill('a.b@hotmial.com');
  await next.click();
  await expect
    .element(screen.getByRole('button', { name: 'Did you mean a.b@hotmail.com?' }))
    .toHaveFocus();
  expect(saved).toEqual([]);
  await next.click();
  await expect.poll(() => saved).toMatchObject([{ email: 'a.b@hotmial.com' }]);
  answerSaving();
  await expect.element(screen.getByLabelText(/^Postcode/).first()).toBeVisible();
});

/** Everything is typed and saved, so that the review is open. */
function readyToPay(address: Partial<Address> = {}): void {
  const shipping = {
    ...EMPTY_CART.shipping,
    FirstName: 'Siân',
    LastName: 'Price',
    AddressLine1: '1 High Street',
    CityTown: 'Ludlow',
    PostCode: 'SY8 1ZZ',
    Country: 'GB',
    ...address,
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

test.each([
  ['BT1 5GS', 'With you Wed 2 – Fri 4 Dec'],
  ['SY8 1ZZ', 'With you Tue 1 – Thu 3 Dec'],
])('the review promises the days of the delivery address: %s', async (PostCode, days) => {
  readyToPay({ PostCode });
  const cutOff = { orderBefore: '2126-11-30T14:00:00Z', dispatchOn: '2026-11-30' };
  const mainland = { ...cutOff, arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' };
  const farther = { ...cutOff, arrivesFrom: '2026-12-02', arrivesTo: '2026-12-04' };
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/calendar/dispatch')
      ? Response.json({
          status: 'success',
          data: { cutOffs: [address.includes('zone=northernIreland') ? farther : mainland] },
        })
      : new Response(null, { status: 404 }),
  );
  const { screen } = await renderAt(
    '/checkout?step=review',
    <StoredStateRead value>
      <CheckoutSteps />
    </StoredStateRead>,
    NAMESPACES,
  );
  await expect.element(screen.getByText(days)).toBeVisible();
});
