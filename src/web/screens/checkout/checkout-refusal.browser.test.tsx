/** What a shopper reads when checkout is refused. */
import { afterEach, expect, test } from 'vitest';
import { Refusal } from '../../api/refusal.ts';
import { clearCart, useCart } from '../../state/cart.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { MUG } from '../../testing/mug.ts';
import { CheckoutRefusal } from './checkout-refusal.tsx';

const EDGE = 'These words reach over the edge and would be cut off.';

afterEach(() => clearCart());

const show = async (refusal: Refusal) => {
  const { screen } = await renderAt('/checkout', <CheckoutRefusal refusal={refusal} />, [
    'checkout',
  ]);
  return screen.getByRole('alert');
};

test('a refused design is named by its product, with a link to the cart', async () => {
  useCart.setState({ items: [MUG] });
  const fields = [{ field: 'items.line-1.personalisation.fields.name', message: EDGE }];
  const alert = await show(new Refusal(422, 'Some details are still missing.', { fields }));
  await expect
    .element(alert.getByText('Something in your cart has to be changed first.'))
    .toBeVisible();
  await expect.element(alert.getByText('Lighthouse mug')).toBeVisible();
  await expect.element(alert.getByText(EDGE, { exact: false })).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'Look at your cart' })).toBeVisible();
});

test('another refusal is shown as the server put it, without a link to the cart', async () => {
  const alert = await show(new Refusal(422, 'Some details are still missing.'));
  await expect.element(alert.getByText('Some details are still missing.')).toBeVisible();
  await expect.element(alert.getByRole('link')).not.toBeInTheDocument();
});
