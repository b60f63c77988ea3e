/** The review on phones and in wide windows. */
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CartItem } from '../../../../contract/cart/cart.ts';
import { clearCart, EMPTY_CART, useCart } from '../../../state/cart.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { MUG } from '../../../testing/mug.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

const WRITTEN = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => ({ label: text, text }));

afterEach(() => clearCart());

async function showReview(line: Partial<CartItem> = {}, more: readonly CartItem[] = []) {
  const person = { FirstName: 'Siân', LastName: 'Price' };
  const place = { AddressLine1: '1 High Street', CityTown: 'Ludlow', PostCode: 'SY8 1ZZ' };
  useCart.setState({
    cartId: 'guest',
    firstName: 'Siân',
    lastName: 'Price',
    email: 'sian@example.org',
    shipping: { ...EMPTY_CART.shipping, ...person, ...place, Country: 'GB' },
    items: [{ ...MUG, words: WRITTEN, ...line }, ...more],
    itemsTotal: 1299,
    total: 1798,
  });
  const { screen } = await renderAt('/checkout?step=review', <CheckoutSteps />, [
    'checkout',
    'order-summary',
    'cart-lines',
    'address-form',
    'dispatch-promise',
  ]);
  await expect.element(nameOf(screen)).toBeVisible();
  return screen;
}

type Screen = Awaited<ReturnType<typeof renderAt>>['screen'];

/** Beside its picture; the card with the total names how many of it. */
const nameOf = (screen: Screen) => screen.getByText('Lighthouse mug', { exact: true });
const payOf = (screen: Screen) => screen.getByRole('button', { name: /^Pay/ });
const cardOf = (screen: Screen) => screen.getByRole('region', { name: 'What it comes to' });

const box = (element: Element | null | undefined) => element!.getBoundingClientRect();

function inWideWindow(): Promise<void> {
  onTestFinished(() => page.viewport(390, 844));
  return page.viewport(1280, 900);
}

const other = (name: string): CartItem => ({ ...MUG, id: name, productId: name, name });

test.each([
  ['two lines', [other('Slate coaster')], false],
  ['three lines', [other('Slate coaster'), other('Oak board')], true],
])('on a phone the pictures of %s are read with their words', async (_, more, isBeside) => {
  const screen = await showReview({}, more);
  const line = nameOf(screen).element().closest('li')!;
  const picture = box(line.querySelector('.aspect-square'));
  const words = box(nameOf(screen).element());
  expect(words.left >= picture.right).toBe(isBeside);
  expect(words.top >= picture.bottom).toBe(!isBeside);
});

test('in a wide window the review begins at the left edge, and Pay is as wide as its card', async () => {
  await inWideWindow();
  const screen = await showReview();
  const steps = nameOf(screen).element().closest('ol');
  expect(box(steps).left).toBe(box(steps?.parentElement).left);
  const pay = payOf(screen).element();
  expect(box(pay).width).toBe(box(pay.closest('form')).width);
});

test('in a wide window everything to pay is in view beside the review, once', async () => {
  await inWideWindow();
  const screen = await showReview();
  const steps = nameOf(screen).element().closest('ol');
  const card = cardOf(screen);
  expect(box(card.element()).left).toBeGreaterThan(box(steps).right);
  for (const part of [
    card.getByText('1 × Lighthouse mug'),
    card.getByText('£12.99'),
    screen.getByText('Total', { exact: true }),
    screen.getByText('£17.98', { exact: true }),
    screen.getByText(/^By a courier/),
    payOf(screen),
  ])
    expect(box(part.element()).bottom).toBeLessThan(900);
});

test('on a phone the details take few lines and are whole, and Pay follows the review', async () => {
  const screen = await showReview();
  const parcel = screen.getByText('Deliver to: Siân Price, 1 High Street, Ludlow, SY8 1ZZ');
  await expect.element(parcel).toBeVisible();
  expect(box(parcel.element()).height).toBeLessThan(60);
  const { scrollWidth, clientWidth } = parcel.element();
  expect(scrollWidth).toBe(clientWidth);
  const steps = nameOf(screen).element().closest('ol');
  const total = screen.getByRole('heading', { name: 'What it comes to' });
  expect(box(total.element()).top).toBeGreaterThan(box(steps).bottom);
});

test('on a phone Pay is at the foot of the window until its place below the card is reached', async () => {
  const screen = await showReview();
  const pay = payOf(screen).element();
  window.scrollTo(0, 0);
  await expect.poll(() => box(pay).bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(box(pay).bottom).toBeGreaterThan(window.innerHeight - 20);
  expect(screen.getByRole('button', { name: /^Pay/ }).elements()).toHaveLength(1);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const terms = screen.getByText(/^By paying/).element();
  await expect.poll(() => box(pay).top - box(terms).bottom).toBeGreaterThan(0);
  expect(box(pay).bottom).toBeLessThan(window.innerHeight - 40);
});

test('on a phone Pay leads to a tick that has not been seen, then asks for it, clear of the button', async () => {
  const screen = await showReview({ personalisation: { v: 1, fields: { name: 'Gwen' } } });
  window.scrollTo(0, 0);
  // Without the scrolling of a simulated press.
  const pay = payOf(screen).element() as HTMLElement;
  expect(pay.textContent).toBe('Pay £17.98 after ticking that you have checked it');
  pay.click();
  const tick = screen.getByRole('checkbox', { name: /^I have checked my words/ });
  await expect.element(tick).toHaveFocus();
  await expect.element(tick).toBeInViewport();
  await expect.poll(() => box(tick.element()).bottom).toBeLessThanOrEqual(box(pay).top);
  expect(tick.element().getAttribute('aria-invalid')).toBeNull();
  pay.click();
  await expect.element(tick).toBeInvalid();
  const error = screen.getByText(/^Please tick this to go on/);
  await expect.poll(() => box(error.element()).bottom).toBeLessThan(box(pay).top);
  await tick.click();
  await expect.poll(() => pay.textContent).toBe('Pay £17.98');
});

test('on a phone the picture is whole, as wide as the card, above the words', async () => {
  const screen = await showReview();
  const name = nameOf(screen).element();
  const item = name.closest('li');
  const picture = box(item?.firstElementChild?.firstElementChild);
  expect(picture.width).toBe(box(item).width);
  expect(picture.height).toBe(picture.width);
  expect(picture.bottom).toBeLessThan(box(name).top);
});
