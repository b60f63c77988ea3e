/** A product is withdrawn while it is in a cart and on a wishlist: both say so, and the rest can be bought. */
import { afterEach, expect, test } from 'vitest';
import { registerByApi, signInOn } from '../support/accounts.ts';
import { addMug, payByCard, payNow, reachReview } from '../support/buying.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';
import { addWithdrawnLater, offerAgain, withdraw, WITHDRAWN } from '../states/withdrawn-states.ts';

const { slug: SLUG, name: NAME } = WITHDRAWN;

afterEach(offerAgain);

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])(
  'on %s the line says that its product is withdrawn, can only be removed, and the rest is bought',
  async (_, device) => {
    const page = await newShopper({ ...device, expected: /\b404\b|\b422\b/ });
    await addMug(page, 'Siân');
    await addWithdrawnLater(page);
    await withdraw(page);

    await open(page, '/cart');
    const line = page.getByRole('article').filter({ hasText: NAME });
    await line.getByText('No longer sold. Please remove it to check out.').waitFor();
    await line.getByText('Gwen').waitFor();
    expect(await line.getByText('£').count()).toBe(0);
    expect(await line.getByRole('link').count()).toBe(0);
    expect(await line.getByRole('spinbutton').or(line.getByRole('textbox')).count()).toBe(0);
    const totals = page.getByRole('region', { name: 'What it comes to' });
    await totals.getByText('Something in your cart is no longer sold.').waitFor();
    await totals.getByText('£12.49').waitFor();
    // Header and heading count only lines that can be bought, as the total does.
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Cart, 1 item, £17.48' }).waitFor();
    await page.getByRole('heading', { level: 1, name: '1 item' }).waitFor();
    expect(await totals.getByRole('link', { name: 'Checkout' }).count()).toBe(0);

    await line.getByRole('button', { name: `Remove ${NAME}` }).click();
    await page.getByText(`${NAME} was removed.`).waitFor();
    // A withdrawn product cannot be restored.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await totals.getByRole('link', { name: 'Checkout' }).waitFor();
    await reachReview(page, 'sian@example.org');
    await payNow(page);
    await payByCard(page);
  },
);

test('at checkout, paying names the withdrawn products and leads to the cart', async () => {
  const page = await newShopper({ ...DESK, expected: /\b404\b|\b422\b/ });
  await addMug(page, 'Siân');
  await addWithdrawnLater(page);
  await reachReview(page, 'sian@example.org');
  await withdraw(page);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  const problem = page.getByRole('alert');
  await problem.getByText(`${NAME} is no longer sold. Please remove it from your cart.`).waitFor();
  await page.getByText('No longer sold. Please remove it to check out.').first().waitFor();
  await problem.getByRole('link', { name: 'Look at your cart' }).click();
  await page.getByRole('button', { name: `Remove ${NAME}` }).waitFor();
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])(
  'on %s the wishlist shows a withdrawn product as no longer sold, and it can be removed',
  async (_, device) => {
    const page = await newShopper({ ...device, expected: /\b404\b/ });
    await signInOn(page, await registerByApi());
    await open(page, `/p/${SLUG}`);
    const heart = page.getByRole('button', { name: `${NAME} on your wish list` }).first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await withdraw(page);

    await open(page, '/account/wishlist');
    const card = page.getByRole('article').filter({ hasText: NAME });
    await card.getByText('No longer sold').waitFor();
    expect(await card.getByRole('link').count()).toBe(0);
    await card.getByRole('button', { name: `Remove ${NAME}` }).click();
    await page.getByText(`${NAME} was removed from your wish list.`).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  },
);
