/** Customers see what they ordered in the list, and search it by product or text; an empty search sends no request. */
import { expect, test } from 'vitest';
import { callShop, registerByApi, signInOn, tokensOf } from '../support/accounts.ts';
import { HOME } from '../support/customer-orders.ts';
import { ordersOf } from '../support/orders.ts';
import { newShopper, open } from '../support/shop.ts';

const MUG = '/api/product/slug/botanical-wreath-mug';

/** Orders one mug with this name and pays for it, with calls only. */
async function order(token: string, email: string, name: string): Promise<void> {
  const mug = await callShop<{ data: { variants: { productId: string }[] } }>('GET', MUG);
  const { data: cart } = await callShop<{ data: { id: string } }>('POST', '/api/cart/new/add', {
    token,
    body: {
      productId: mug.data.variants[0]!.productId,
      quantity: 1,
      personalisation: {
        v: 1,
        fields: { name },
      },
    },
  });
  const place = `/api/cart/${cart.id}`;
  const details = { firstName: 'Siân', lastName: 'Price', email, personalisedAccepted: true };
  await callShop('PUT', `${place}/details`, { token, body: details });
  await callShop('POST', `${place}/address/shipping/guest`, { token, body: HOME });
  const placed = await callShop<{ data: { id: string } }>(
    'GET',
    `${place}/payment_method/paypal/checkout`,
    { token },
  );
  const { data } = await callShop<{ data: { url: string } }>(
    'GET',
    `/api/gateway/paypal/${placed.data.id}/new`,
    { token },
  );
  const approved = await fetch(data.url, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay', funding: 'card' }),
    redirect: 'manual',
  });
  await fetch(new URL(approved.headers.get('location') ?? '', data.url), { redirect: 'manual' });
  // The provider's webhook may have arrived first; then it is paid a moment later.
  await expect.poll(async () => (await ordersOf(email)).at(-1)?.captures).toBe(1);
}

interface Listed {
  id: string;
  reference: string;
}

test('each order in the list shows what was ordered', async () => {
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  for (const name of ['Gwenhwyfar', 'Bryn']) await order(token, customer.email, name);
  const page = await newShopper();
  await signInOn(page, customer);
  await open(page, '/account/orders');
  const { data: listed } = await callShop<{ data: Listed[] }>('GET', '/api/orders/all', { token });
  expect(listed).toHaveLength(2);
  const pictures = [];
  for (const { id, reference } of listed) {
    const image = page.getByRole('article').filter({ hasText: reference }).locator('img');
    await image.scrollIntoViewIfNeeded();
    const width = () => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const { data } = await callShop<{ data: { items: { proof: string }[] } }>(
      'GET',
      `/api/orders/${id}/get`,
      { token },
    );
    const source = new URL(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc));
    expect(source.pathname).toBe(data.items[0]!.proof);
    pictures.push(Buffer.from(await (await fetch(source)).arrayBuffer()));
  }
  // The lines differ only in their names.
  expect(pictures[0]!.equals(pictures[1]!)).toBe(false);

  const [bryn] = listed;
  const card = page.getByRole('article').filter({ hasText: 'For Bryn' });
  expect(await card.textContent()).toContain(bryn!.reference);
  await card.getByRole('button', { name: /^Buy again/ }).click();
  await card.getByText('1 item is in your cart, with the same words.').waitFor();
  await card.getByRole('link', { name: /^Change the words/ }).click();
  await page.getByRole('button', { name: 'Change “Bryn”' }).waitFor();
  expect(page.url()).toMatch(/#change$/);
});

test('a customer finds an order by its texts; an empty search sends no request', async () => {
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  for (const name of ['Gwenhwyfar', 'Bryn']) await order(token, customer.email, name);
  const [found, other] = (await ordersOf(customer.email)).map(({ reference }) => reference);
  const page = await newShopper();
  await signInOn(page, customer);
  await open(page, '/account/orders');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/users/search/')) requests.push(pathname);
  });
  const main = page.getByRole('main');
  const box = page.getByRole('searchbox', { name: 'Search your orders' });
  for (const nothing of ['', '   ']) {
    await box.fill(nothing);
    await box.press('Enter');
  }
  await box.fill('gwenhwyfar');
  await box.press('Enter');
  await page.getByText('1 order matches “gwenhwyfar”.').waitFor();
  await main.getByText(found!).first().waitFor();
  expect(await main.textContent()).not.toContain(other);
  expect(requests).toEqual(['/api/users/search/gwenhwyfar']);
  await box.fill('');
  await box.press('Enter');
  await main.getByText(other!).first().waitFor();
  expect(requests).toHaveLength(1);
});
