/** Packed orders go to Click & Drop without a file: handed over, refused once, labelled there, dispatched. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailsTo } from '../../support/accounts.ts';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { LONGEST_WORK_MS } from '../../support/orders.ts';
import { pack } from '../../support/workshop/packing.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

const STAND_IN = '/stand-in/click-and-drop';
const TRACKING_NUMBER = /^TT\d{9}GB$/;
const WORK = { timeout: LONGEST_WORK_MS };

/** As a member does in Click & Drop itself. */
async function atCarrier(page: Page): Promise<Page> {
  const carrier = await page.context().newPage();
  await carrier.goto(`${STAND_IN}/`);
  await carrier.getByRole('heading', { name: 'Stand-in Click & Drop' }).waitFor();
  return carrier;
}

async function refuseNext(page: Page): Promise<void> {
  const carrier = await atCarrier(page);
  expect(await violationsOn(carrier)).toEqual([]);
  await carrier.getByLabel('Call').selectOption('create');
  await carrier.getByLabel('Effect').selectOption('refuse');
  // A page that is closed while it loads the next one may never report that it is closed.
  const loaded = carrier.waitForEvent('load');
  await carrier.getByRole('button', { name: 'Provoke once' }).click();
  await loaded;
  await carrier.close();
}

async function buyLabels(page: Page, references: readonly string[]): Promise<string[]> {
  const carrier = await atCarrier(page);
  await carrier.getByRole('button', { name: 'Buy labels for all orders' }).click();
  const numbers: string[] = [];
  for (const reference of references) {
    const row = carrier.getByRole('row').filter({ hasText: reference });
    // Until the page with the labels is there.
    await row.getByRole('cell', { name: TRACKING_NUMBER }).first().waitFor();
    // One order at the carrier for each of ours.
    expect(await row.count()).toBe(1);
    numbers.push(await row.getByRole('cell', { name: TRACKING_NUMBER }).innerText());
  }
  await carrier.close();
  return numbers;
}

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('two packed orders go to Click & Drop at %s', { timeout: 600_000 }, async (_, device) => {
  const { width } = device.viewport;
  const names = [`Ceridwen ${width}`, `Dafydd ${width}`] as const;
  const { reference: first, email } = await buyMugs([names[0]]);
  const { reference: second } = await buyMugs([names[1]], { email });
  const references = [first, second];

  const page = await newShopper(device);
  await enterOffice(page, 'owner');
  for (const name of names) await pack(page, name);
  await refuseNext(page);
  await page.goto('/office/workshop/sending');
  await pageOf(page, 'Sending');
  const panel = page.getByRole('region', { name: 'Royal Mail Click & Drop' });
  const ofOrder = (reference: string) => panel.getByRole('listitem').filter({ hasText: reference });

  await panel.getByRole('button', { name: /^Hand \d+ orders? over/ }).click();
  await panel.getByText('Click & Drop refuses: postcode.').waitFor(WORK);
  await panel.getByText('1 order needs you.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Try again/ }).click();
  for (const reference of references)
    await panel
      .getByRole('group')
      .filter({ hasText: 'Wait for their label' })
      .filter({ hasText: reference })
      .waitFor(WORK);
  await page
    .getByText(/orders are left out, because Click & Drop has them without a file\./)
    .waitFor();

  const numbers = await buyLabels(page, references);
  for (const [place, reference] of references.entries())
    await ofOrder(reference).getByText(numbers[place]!).waitFor({ timeout: 150_000 });
  expect(await violationsOn(page)).toEqual([]);
  await panel
    .getByRole('button', { name: /^Dispatch \d+ orders? with a tracking number$/ })
    .click();
  await panel.getByText(/\d+ orders? (is|are) dispatched\./).waitFor();
  for (const reference of references) await ofOrder(reference).waitFor({ state: 'detached' });
  const dispatchEmails = async () =>
    (await emailsTo(email)).filter(({ subject }) => subject?.endsWith('is on its way'));
  await expect.poll(async () => (await dispatchEmails()).length, WORK).toBe(2);
  const texts = (await dispatchEmails()).map(({ text }) => text).join('\n');
  for (const number of numbers) expect(texts).toContain(number);
});
