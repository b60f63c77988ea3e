/** The review on phones and in wide windows. */
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearCart, EMPTY_CART, useCart } from '../../../state/cart.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { MUG } from '../../../testing/mug.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

const WRITTEN = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => ({ label: text, text }));

afterEach(() => clearCart());

async function showReview() {
  const person = { FirstName: 'Siân', LastName: 'Price' };
  const place = { AddressLine1: '1 High Street', CityTown: 'Ludlow', PostCode: 'SY8 1ZZ' };
  useCart.setState({
    cartId: 'guest',
    firstName: 'Siân',
    lastName: 'Price',
    email: 'sian@example.org',
    shipping: { ...EMPTY_CART.shipping, ...person, ...place, Country: 'GB' },
    items: [{ ...MUG, words: WRITTEN }],
    total: 1798,
  });
  const { screen } = await renderAt('/checkout?step=review', <CheckoutSteps />, [
    'checkout',
    'order-summary',
    'cart-lines',
    'address-form',
    'dispatch-promise',
  ]);
  await expect.element(screen.getByText('Lighthouse mug')).toBeVisible();
  return screen;
}

const box = (element: Element | null | undefined) => element!.getBoundingClientRect();

test('in a wide window the review begins at the left edge, and Pay is as wide as its card', async () => {
  await page.viewport(1280, 900);
  onTestFinished(() => page.viewport(390, 844));
  const screen = await showReview();
  const form = screen.getByRole('button', { name: /^Pay/ }).element().closest('form');
  const steps = form?.closest('ol');
  expect(box(steps).left).toBe(box(steps?.parentElement).left);
  expect(box(screen.getByRole('button', { name: /^Pay/ }).element()).width).toBe(box(form).width);
});

test('on a phone the picture is whole, as wide as the card, above the words', async () => {
  const screen = await showReview();
  const name = screen.getByText('Lighthouse mug').element();
  const item = name.closest('li');
  const picture = box(item?.firstElementChild);
  expect(picture.width).toBe(box(item).width);
  expect(picture.height).toBe(picture.width);
  expect(picture.bottom).toBeLessThan(box(name).top);
});
