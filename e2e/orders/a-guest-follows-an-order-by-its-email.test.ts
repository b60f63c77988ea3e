/** A guest opens the link of the confirmation email repeatedly: it shows the order as it is at that moment. */
import { expect, test } from 'vitest';
import { emailsTo } from '../support/accounts.ts';
import { addMug, payByCard, payNow, reachReview } from '../support/buying.ts';
import { workshop } from '../support/customer-orders.ts';
import { LONGEST_WORK_MS, ordersOf } from '../support/orders.ts';
import { DESK, newShopper, open, shop } from '../support/shop.ts';

/** The link in the newest email with this subject. */
async function linkOfEmail(email: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const found = (await emailsTo(email)).findLast((sentEmail) =>
          subject.test(sentEmail.subject!),
        );
        link = /https?:\/\/\S+\/checkout\/thank-you\/\S+/.exec(found?.text ?? '')?.[0];
        return link;
      },
      { timeout: LONGEST_WORK_MS },
    )
    .toBeDefined();
  return link!.replace(shop.origin, '');
}

async function buyAsGuest(email: string) {
  const page = await newShopper(DESK);
  await addMug(page, 'Nana Gwen');
  await reachReview(page, email);
  await payNow(page);
  await payByCard(page);
  const link = await linkOfEmail(email, /confirm|order/i);
  const { reference } = (await ordersOf(email)).at(-1)!;
  // Another device, such as the phone on which the email is read.
  const phone = await newShopper({ ...DESK, viewport: { width: 390, height: 844 } });
  return { phone, link, reference };
}

test('a guest follows an order from its email, changes a text and sees the parcel', async () => {
  const email = `guest-follows-${Date.now()}@example.org`;
  const { phone, link, reference } = await buyAsGuest(email);
  const course = phone.getByRole('region', { name: 'How it is going' });
  await open(phone, link);
  // The buyer has been thanked after paying.
  await phone.getByText(`Order ${reference}`).waitFor();
  await phone.getByRole('button', { name: /^Change .*Nana Gwen/ }).click();
  const dialog = phone.getByRole('dialog', { name: 'Change what is written' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Nain Gwen');
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await phone.getByText('What is written was changed. We make it as you see it here.').waitFor();
  await phone.getByRole('main').getByText('Nain Gwen').first().waitFor();
  await phone.getByRole('button', { name: /INV-/ }).waitFor();
  await phone.getByRole('button', { name: 'Cancel this order' }).waitFor();

  await workshop(reference, 'produce');
  await phone.reload();
  // No visit from an email thanks again or offers an account.
  await phone.getByText(`Order ${reference}`).waitFor();
  await phone.getByRole('main').getByText('Being made').waitFor();
  await phone.getByText(/^With you /).waitFor();
  expect(await phone.getByText('Keep this order with an account').count()).toBe(0);
  expect(await phone.getByRole('button', { name: 'Cancel this order' }).count()).toBe(0);

  await workshop(reference, 'dispatch', '--tracking', 'AB123456789GB', '--carrier', 'royal-mail');
  await phone.reload();
  await phone.getByRole('main').getByText('On its way', { exact: true }).waitFor();
  await course.getByText('Tracking number AB123456789GB').waitFor();
  // The page gives the same delivery dates as the dispatch email.
  const sent = async () =>
    (await emailsTo(email)).filter(({ text }) => text?.includes('AB123456789GB'));
  await expect.poll(async () => (await sent()).length, { timeout: LONGEST_WORK_MS }).toBe(1);
  const [sentEmail] = await sent();
  const window = /^With you (.+)$/m.exec(sentEmail?.text ?? '');
  expect(window, sentEmail?.text).not.toBeNull();
  expect(await course.getByText(/expected/).innerText()).toContain(`expected ${window![1]}`);
  // Nothing overflows a narrow window.
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await workshop(reference, 'deliver');
  await phone.reload();
  await phone.getByText('Your order was delivered.').waitFor();
});

test('a guest cancels an order from its email, and sees the refund', async () => {
  const email = `guest-cancels-${Date.now()}@example.org`;
  const { phone, link } = await buyAsGuest(email);
  await open(phone, link);
  await phone.getByRole('button', { name: 'Cancel this order' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await phone.getByText('Your order is cancelled.').waitFor();
  // Refunded within moments, with its credit note, while the page is open.
  await phone.getByRole('heading', { level: 1, name: 'This order was refunded' }).waitFor();
  await phone.getByRole('button', { name: /^Credit note/ }).waitFor();
});
