/** The workshop's steps at its terminal appear in the customer's order, one by one, and on paper. */
import { expect, test } from 'vitest';
import { callShop, registerByApi, signInOn } from '../support/accounts.ts';
import { buyMug, customerWith, openOrder, workshop } from '../support/customer-orders.ts';
import { newShopper, open } from '../support/shop.ts';

test('an order is followed from the workshop to delivery', async () => {
  const page = await newShopper();
  const customer = await customerWith(page);
  const reference = await buyMug(page, customer);
  const course = page.getByRole('region', { name: 'How it is going' });
  const steps = async () => {
    await openOrder(page, reference);
    await course.waitFor();
    return course.getByRole('listitem').allTextContents();
  };
  const past = (text: string) =>
    expect.stringMatching(
      new RegExp(`^${text}\\w{3} \\d{1,2} \\w{3}, (noon|\\d{1,2}(:\\d\\d)?[ap]m)`),
    );

  expect(await steps()).toEqual([
    past('Ordered and paid'),
    'To come: We make it by hand',
    expect.stringMatching(/^To come: It leaves our workshopon \w{3} \d{1,2} \w{3}/),
    expect.stringMatching(/^To come: It reaches youexpected /),
  ]);

  await workshop(reference, 'produce');
  expect((await steps())[1]).toEqual(past('In production'));
  expect(await page.getByRole('button', { name: 'Cancel this order' }).count()).toBe(0);

  await workshop(reference, 'dispatch', '--tracking', 'AB123456789GB');
  expect((await steps())[2]).toMatch(/^Dispatched.*With Royal MailTracking number AB123456789GB/);
  expect(await course.getByRole('link', { name: /Follow this parcel/ }).getAttribute('href')).toBe(
    'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
  );

  await workshop(reference, 'deliver');
  expect((await steps()).at(-1)).toEqual(past('Delivered'));

  // On paper: the order and the shop's letterhead, without controls.
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Keepsake Demonstration Ltd, /).waitFor();
  const gone = ['button', 'navigation', 'banner', 'contentinfo'] as const;
  await expect
    .poll(() => Promise.all(gone.map((role) => page.getByRole(role).count())))
    .toEqual([0, 0, 0, 0]);
  expect(await page.getByText(/^Invoice INV-\d+ of /).isVisible()).toBe(true);
});

test('an order of someone else is not found, and its existence is not revealed', async () => {
  const page = await newShopper({ expected: /status of 404/ });
  const customer = await customerWith(page);
  await buyMug(page, customer);
  const { token } = JSON.parse(
    await page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('account')!).state)),
  ) as { token: string };
  const { data } = await callShop<{ data: { id: string; reference: string }[] }>(
    'GET',
    '/api/orders/all',
    { token },
  );
  await signInOn(page, await registerByApi());
  for (const named of [data[0]!.id, data[0]!.reference, 'nothing']) {
    await open(page, `/account/order/${named}`);
    await page.getByRole('heading', { level: 1, name: 'We cannot find that order' }).waitFor();
  }
  await page.getByRole('link', { name: 'See all your orders' }).click();
  await page.getByText('You have not ordered anything yet').waitFor();
});
