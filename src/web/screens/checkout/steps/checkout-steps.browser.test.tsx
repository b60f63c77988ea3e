/** The steps of checkout in a browser: one form whose errors take the focus, one press saves once, and paying can be tried again. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearCart, EMPTY_CART, useCart } from '../../../state/cart.ts';
import { page } from 'vitest/browser';
import type { Address } from '../../../../contract/cart/cart.ts';
import { StoredStateRead } from '../../../state/read-stored-state.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';

const { cartId: _cartId, typed: _typed, ...EMPTY_ANSWER } = EMPTY_CART;
/** Bodies by the part of the cart, in the order in which they came. */
let saved: [part: string, body: Record<string, unknown>][] = [];
let answerSaving: () => void = () => {};
/** What the server says to an address; it takes any by default. */
let refuseAddress: (() => Response) | undefined;

beforeEach(() => {
  saved = [];
  refuseAddress = undefined;
  clearCart();
  useCart.setState({ cartId: 'guest' });
  let cart: object = { ...EMPTY_ANSWER, id: 'guest' };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const part = /guest\/(details|address\/shipping\/guest)$/.exec(address)?.[1];
    if (!part || !method) return new Response(null, { status: 404 });
    const sent = JSON.parse(body as string) as Record<string, unknown>;
    saved.push([part, sent]);
    if (part === 'details') await new Promise<void>((resolve) => (answerSaving = resolve));
    else if (refuseAddress) return refuseAddress();
    cart = { ...cart, ...(part === 'details' ? sent : { shipping: sent }), version: saved.length };
    return Response.json({ status: 'success', data: cart });
  });
});
afterEach(() => vi.unstubAllGlobals());

const NAMESPACES = ['checkout', 'order-summary', 'cart-lines', 'address-form', 'dispatch-promise'];
const openCheckout = (step = 'delivery') =>
  renderAt(`/checkout?step=${step}`, <CheckoutSteps />, NAMESPACES);

type Screen = Awaited<ReturnType<typeof openCheckout>>['screen'];

const nextOf = (screen: Screen) => screen.getByRole('button', { name: 'Continue to review' });
const payOf = (screen: Screen) => screen.getByRole('button', { name: /^Pay £/ });

async function fillForm(screen: Screen, email = 'sian@example.org'): Promise<void> {
  await screen.getByLabelText(/^First name/).fill('Siân');
  await screen.getByLabelText(/^Last name/).fill('Price');
  await screen.getByLabelText(/^Email/).fill(email);
  await screen.getByLabelText(/^Postcode/).fill('sy81zz');
  await screen.getByLabelText(/^Address line 1/).fill('1 High Street');
  await screen.getByLabelText(/^Town/).fill('Ludlow');
}

test('the first invalid field takes the focus, and typed text stays', async () => {
  const { screen } = await openCheckout();
  await fillForm(screen, 'sian@');
  await nextOf(screen).click();
  const email = screen.getByLabelText(/^Email/);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect.element(screen.getByLabelText(/^First name/)).toHaveValue('Siân');
  await expect.element(screen.getByLabelText(/^Postcode/)).toHaveValue('sy81zz');
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
  await fillForm(screen);
  await screen.getByLabelText(/^First name/).fill('');
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

test('on a phone the summary of errors is not left under the header', async () => {
  document.documentElement.style.setProperty('--header-height', '64px');
  onTestFinished(() => {
    document.documentElement.style.removeProperty('--header-height');
  });
  const { screen } = await openCheckout();
  await nextOf(screen).click();
  await expect.element(screen.getByLabelText(/^First name/)).toHaveFocus();
  const summary = screen.getByText(/^Please put \d things right$/);
  await expect.poll(() => summary.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(64);
  await expect.element(screen.getByLabelText(/^First name/)).toBeInViewport();
  await screen.getByRole('button', { name: 'Postcode', exact: true }).click();
  await expect.element(screen.getByLabelText(/^Postcode/)).toHaveFocus();
});

test('pressing twice saves each part once, and leads to the review', async () => {
  const { screen } = await openCheckout();
  await fillForm(screen);
  await nextOf(screen).dblClick();
  await expect.poll(() => saved).toHaveLength(1);
  answerSaving();
  await expect.element(payOf(screen)).toBeVisible();
  const person = { firstName: 'Siân', email: 'sian@example.org' };
  const place = { FirstName: 'Siân', LastName: 'Price', PostCode: 'SY8 1ZZ' };
  expect(saved).toMatchObject([
    ['details', person],
    ['address/shipping/guest', place],
  ]);
});

test('what the server refuses of the address is said at its field, and only that is sent again', async () => {
  const { screen } = await openCheckout();
  const message = 'Sorry, we do not deliver there.';
  const violations = [{ propertyPath: 'PostCode', message }];
  refuseAddress = () => Response.json({ status: 'error', message, violations }, { status: 422 });
  await fillForm(screen);
  await nextOf(screen).click();
  await expect.poll(() => saved).toHaveLength(1);
  answerSaving();
  const postcode = screen.getByLabelText(/^Postcode/);
  await expect.element(postcode).toHaveFocus();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByLabelText(/^Town/)).toHaveValue('Ludlow');
  refuseAddress = undefined;
  await postcode.fill('SY8 1ZY');
  await nextOf(screen).click();
  await expect.element(payOf(screen)).toBeVisible();
  expect(saved.map(([part]) => part)).toEqual([
    'details',
    'address/shipping/guest',
    'address/shipping/guest',
  ]);
});

test('another name on the parcel is asked for when it is wanted, and kept while it is not', async () => {
  const { screen } = await openCheckout();
  await fillForm(screen);
  const other = screen.getByRole('checkbox', { name: /^Put somebody else/ });
  await other.click();
  const parcel = screen.getByRole('group', { name: 'Deliver to' });
  await expect.element(parcel.getByLabelText(/^First name/)).toHaveValue('');
  await parcel.getByLabelText(/^First name/).fill('Gwen');
  await nextOf(screen).click();
  await expect.element(parcel.getByLabelText(/^Last name/)).toHaveFocus();
  await other.click();
  await expect.element(parcel.getByLabelText(/^First name/)).not.toBeInTheDocument();
  await other.click();
  await expect.element(parcel.getByLabelText(/^First name/)).toHaveValue('Gwen');
  await parcel.getByLabelText(/^Last name/).fill('Rees');
  await nextOf(screen).click();
  await expect.poll(() => saved).toHaveLength(1);
  answerSaving();
  await expect.element(payOf(screen)).toBeVisible();
  expect(saved).toMatchObject([
    ['details', { firstName: 'Siân' }],
    ['address/shipping/guest', { FirstName: 'Gwen', LastName: 'Rees' }],
  ]);
});

test('a mistyped email domain is asked about once, at its field', async () => {
  const { screen } = await openCheckout();
  await fillForm(screen, 'a.b@gmial.com');
  const next = nextOf(screen);
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
  await expect.poll(() => saved).toMatchObject([['details', { email: 'a.b@hotmial.com' }]]);
  answerSaving();
  await expect.element(payOf(screen)).toBeVisible();
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
