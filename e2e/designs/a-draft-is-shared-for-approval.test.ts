/** Another person is asked before production: the design is saved, shared by a link and replied to, and its owner is notified. */
import { expect, test } from 'vitest';
import { callShop, emailsTo } from '../support/accounts.ts';
import { saveByApi } from '../support/drafts.ts';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { LONGEST_WORK_MS } from '../support/orders.ts';
import { DESK, newShopper, open, PHONE, shop } from '../support/shop.ts';

test('a guest saves a design and shares it, another person approves it, and the guest is notified', async () => {
  const guest = await newShopper(PHONE);
  await open(guest, '/p/botanical-wreath-mug');
  await guest.getByRole('textbox', { name: 'Name' }).fill('Ffion');
  await guest.getByRole('button', { name: 'Save for later' }).click();
  await guest.getByText('“Ffion” is saved.').waitFor();
  await guest.getByRole('textbox', { name: 'Name' }).fill('Ffion Haf');
  await guest.getByText('You have changed “Ffion” since it was saved.').waitFor();

  // The design is saved first, so that the shared one equals the visible one.
  await guest.getByRole('button', { name: 'Send for approval' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Send for approval' });
  const link = await dialog.getByRole('textbox', { name: 'Link to send' }).inputValue();
  const email = `guest-${Date.now()}@example.org`;
  await dialog.getByRole('textbox', { name: /^Tell me by email/ }).fill(email);
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await dialog.getByText(`We will write to ${email}.`).waitFor();

  const megan = await newShopper(DESK);
  const answer = await open(megan, link);
  expect(answer.headers()['cache-control']).toContain('no-store');
  await expect
    .poll(() => megan.locator('meta[name=robots]').getAttribute('content'))
    .toBe('noindex');
  await megan.getByText('Ffion Haf', { exact: true }).waitFor();
  const picture = megan.getByRole('img', { name: 'Botanical wreath mug as it would be made' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  expect(await megan.getByRole('main').textContent()).not.toContain('£');
  await megan.getByRole('textbox', { name: 'Your name (optional)' }).fill('Megan');
  await megan.getByRole('button', { name: 'It’s right' }).click();
  await megan.getByText('Thank you. They know now that it’s right.').waitFor();
  await megan.reload();
  await megan.getByText('Megan has approved this design').waitFor();

  await open(guest, '/cart');
  await guest.getByRole('link', { name: '1 design kept for later' }).click();
  await guest.getByText('Approved by Megan').waitFor();
  await guest.getByRole('link', { name: 'Open “Ffion”' }).click();
  await guest.getByText('Approved by Megan').waitFor();
  await expect
    .poll(() => guest.getByRole('textbox', { name: 'Name' }).inputValue())
    .toBe('Ffion Haf');
  await expect
    .poll(async () => (await emailsTo(email)).map(({ subject }) => subject), {
      timeout: LONGEST_WORK_MS,
    })
    .toEqual([expect.stringContaining('is approved')]);
  const [sentEmail] = await emailsTo(email);
  const wayBack = sentEmail!.text!.split('\n').find((line) => line.includes('#draft='));
  expect(wayBack).toMatch(`${shop.origin}/p/botanical-wreath-mug#draft=`);
  const elsewhere = await newShopper(DESK);
  await open(elsewhere, wayBack!);
  await elsewhere.getByText('Approved by Megan').waitFor();
});

test('a change is requested with the keyboard alone, and typed text survives a failed request', async () => {
  const { id, share } = await saveByApi({ name: 'Nain’s mug', words: 'Nain' });
  const page = await newShopper({ ...DESK, expected: /net::ERR_FAILED/ });
  await open(page, `/draft/${share}`);
  await typeInto(page, /^Your name/, 'Taid');
  await tabTo(page, 'Please change something');
  await page.keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: 'What should be changed?' });
  await message.and(page.locator(':focus')).waitFor();
  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  await message.and(page.locator(':focus')).waitFor();
  await page.getByText('Please say what should be changed.').waitFor();
  await page.keyboard.type('Could it say “Nain Eluned”?');
  const reply = `**/api/drafts/shared/${share}/reply`;
  await page.route(reply, (route) => route.abort());
  await tabTo(page, 'Send');
  await page.keyboard.press('Enter');
  await page.getByText(/^That did not reach us/).waitFor();
  await page.unroute(reply);
  await page.keyboard.press('Enter');
  await page.getByText('Thank you. They know now what you would change.').waitFor();
  const { data } = await callShop<{ data: { replies: unknown[] } }>('GET', `/api/drafts/${id}/get`);
  expect(data.replies).toMatchObject([
    { decision: 'change', name: 'Taid', message: 'Could it say “Nain Eluned”?' },
  ]);
});
