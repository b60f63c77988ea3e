/** Makers take turns on a shared tablet by their PINs, and each scan is recorded for the one who made it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freePort } from '../../../src/server/database/embedded/free-port.ts';
import { violationsOn } from '../../support/axe.ts';
import { disableMember, pageOf } from '../../support/office.ts';
import { boughtPieces } from '../../support/workshop/pieces.ts';
import { newShopper, PHONE, shop } from '../../support/shop.ts';
import { startProcess, untilReady } from '../../support/running/shop-process.ts';
import {
  actorsOf,
  makerButton,
  makers,
  newMaker,
  newMember,
  openTablet,
  recordMade,
  scan,
  setPin,
  TABLET,
  tapWithPin,
  worksHere,
} from '../../support/workshop/tablet.ts';

/** What refused PINs, lost connections and calls that a tablet may not make log. */
const EXPECTED = /status of (403|409|422|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const justNow = (page: Page, name: string) => page.getByText(`Just now: “${name}”, made`).waitFor();

test('two makers set PINs, and take turns on a tablet that a manager has opened', async () => {
  const { email: bryn, page: own } = await newMember('Bryn Hughes');
  await own.goto('/office/security');
  await setPin(own, '1234');
  await own.getByText(/among the first that people try/).waitFor();
  expect(await violationsOn(own)).toEqual([]);
  await own.getByLabel('New PIN').fill('4917');
  await own.keyboard.press('Enter');
  await own.getByText('On a shared tablet of the workshop you tap your name').waitFor();
  const carys = await newMaker('Carys Rees', '830526');
  const codes = await boughtPieces('Eirlys', 'Ffion', 'Glesni');

  const page = await newShopper({ ...TABLET, expected: EXPECTED });
  await openTablet(page);
  expect(await violationsOn(page)).toEqual([]);
  await scan(page, codes.Eirlys);
  await recordMade(page);
  await page
    .getByRole('alert')
    .getByText(/^Whose work is this\? Tap your name/)
    .waitFor();
  expect(await actorsOf(codes.Eirlys)).toEqual([]);
  await page.getByRole('button', { name: 'Carry on' }).click();

  await makerButton(page, 'Bryn Hughes').click();
  const dialog = page.getByRole('dialog', { name: 'PIN of Bryn Hughes' });
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type('0192');
  await page.keyboard.press('Enter');
  await dialog.getByText('This PIN is not right. Please try again.').waitFor();
  await page.keyboard.type('4917');
  await page.keyboard.press('Enter');
  await worksHere(page, 'Bryn Hughes');
  expect(await violationsOn(page)).toEqual([]);
  await recordMade(page);
  await justNow(page, 'Eirlys');

  await tapWithPin(page, 'Carys Rees', '830526');
  await worksHere(page, 'Carys Rees');
  await scan(page, codes.Ffion);
  await recordMade(page);
  await justNow(page, 'Ffion');
  // Both have entered their PINs, so a tap is enough.
  await makerButton(page, 'Bryn Hughes').click();
  await worksHere(page, 'Bryn Hughes');
  await scan(page, codes.Glesni);
  await page.getByRole('button', { name: 'Spoiled' }).click();
  await page.getByRole('button', { name: 'Misprint' }).click();
  await page.getByText('Glesni is spoiled.').waitFor();
  expect(await actorsOf(codes.Eirlys)).toEqual([bryn]);
  expect(await actorsOf(codes.Ffion)).toEqual([carys]);
  expect(await actorsOf(codes.Glesni)).toEqual([bryn]);

  await page.goto('/office/orders');
  await pageOf(page, 'Not for your role');
  await page.goto('/office/workshop');
  await pageOf(page, 'Workshop');
  await page.getByRole('button', { name: /^Bryn Hughes, shared tablet/ }).click();
  expect(await page.getByRole('link', { name: 'Security' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'End the shared tablet' }).click();
  await pageOf(page, 'Office');
});

test('scans without a connection are sent for the makers who made them, except one who left', async () => {
  const dilys = await newMaker('Dilys Owen', '60318');
  const emrys = await newMaker('Emrys Pugh', '4917');
  const codes = await boughtPieces('Heledd', 'Indeg', 'Lowri');
  const page = await newShopper({ ...TABLET, expected: EXPECTED });
  await openTablet(page);
  await tapWithPin(page, 'Dilys Owen', '60318');
  await worksHere(page, 'Dilys Owen');
  await tapWithPin(page, 'Emrys Pugh', '4917');
  await worksHere(page, 'Emrys Pugh');

  await page.route(/api\/office\/(workshop|tablet)/, (route) =>
    route.abort('internetdisconnected'),
  );
  const keep = async (name: string, code: string, count: string) => {
    await makerButton(page, name).click();
    await worksHere(page, name);
    await scan(page, code);
    await recordMade(page);
    await page.getByText(count).waitFor();
  };
  await keep('Dilys Owen', codes.Heledd, '1 scan kept');
  await keep('Emrys Pugh', codes.Indeg, '2 scans kept');
  // The device knows its makers without the server.
  await page.reload();
  await worksHere(page, 'Emrys Pugh');
  await keep('Dilys Owen', codes.Lowri, '3 scans kept');
  expect(await violationsOn(page)).toEqual([]);
  await disableMember(emrys);
  await page.unrouteAll();
  const later = page.getByRole('region', { name: 'Scans that were kept' });
  await later.getByText('2 scans sent, 1 refused').waitFor();
  await later.getByText(/no longer works on shared tablets/).waitFor();
  expect(await actorsOf(codes.Heledd)).toEqual([dilys]);
  expect(await actorsOf(codes.Indeg)).toEqual([]);
  expect(await actorsOf(codes.Lowri)).toEqual([dilys]);
  await makerButton(page, 'Emrys Pugh').waitFor({ state: 'detached' });
  await makerButton(page, 'Dilys Owen').waitFor();
});

test('scans of a maker wait until the PIN is entered on the tablet that is opened next', async () => {
  const email = await newMaker('Gethin Parry', '4917');
  const codes = await boughtPieces('Mared', 'Nest');
  const page = await newShopper({ ...TABLET, expected: EXPECTED });
  await openTablet(page);
  await tapWithPin(page, 'Gethin Parry', '4917');
  await worksHere(page, 'Gethin Parry');
  await page.route(/api\/office\/workshop/, (route) => route.abort('internetdisconnected'));
  await scan(page, codes.Mared);
  await recordMade(page);
  await page.getByText('1 scan kept').waitFor();
  await page.getByRole('button', { name: 'Settings of this device' }).click();
  await page.getByRole('button', { name: 'End the shared tablet' }).click();
  await pageOf(page, 'Office');
  await page.unrouteAll();
  await openTablet(page);
  await page.getByText('1 scan of Gethin Parry waits for the PIN.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await actorsOf(codes.Mared)).toEqual([]);
  await tapWithPin(page, 'Gethin Parry', '4917');
  await page.getByText('1 scan sent').waitFor();
  expect(await actorsOf(codes.Mared)).toEqual([email]);
});

test('wrong PINs are limited, also those that another process has counted', async () => {
  await newMaker('Heulwen Lloyd', '4917');
  const [first, second] = await Promise.all(
    [1, 2].map(async () => ({ ...shop, origin: `http://127.0.0.1:${await freePort()}` })),
  );
  const stops = [startProcess(first!, '1'), startProcess(second!, '1')];
  await Promise.all([first!, second!].map(untilReady));
  const page = await newShopper({ ...PHONE, baseURL: shop.origin, expected: EXPECTED });
  await openTablet(page);
  // The same session and database behind limits, as a load balancer would choose a process.
  let turn = 0;
  await page.route('**/api/office/tablet/pin', async (route) => {
    turn += 1;
    const { origin } = turn % 2 ? first! : second!;
    const request = route.request();
    const response = await route.fetch({
      url: request.url().replace(shop.origin, origin),
      headers: { ...request.headers(), origin },
    });
    await route.fulfill({ response });
  });
  await makerButton(page, 'Heulwen Lloyd').click();
  const dialog = page.getByRole('dialog', { name: 'PIN of Heulwen Lloyd' });
  for (const wrong of ['0192', '0293', '0394', '0495', '0596']) {
    const answered = page.waitForResponse('**/api/office/tablet/pin');
    await dialog.getByLabel('PIN', { exact: true }).fill(wrong);
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(422);
    await dialog.getByText('This PIN is not right. Please try again.').waitFor();
  }
  await page.keyboard.type('4917');
  await page.keyboard.press('Enter');
  await dialog.getByText(/^Too many wrong PINs\. Please wait 15 minutes\.$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await Promise.all(stops.map((stop) => stop()));
});

test('a phone is shared by one thumb', async () => {
  await newMaker('Iorwerth Vaughan', '4917');
  const codes = await boughtPieces('Olwen');
  const page = await newShopper({ ...PHONE, expected: EXPECTED });
  await openTablet(page);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(':is(.scan, dialog[open]) :is(a, button, input)')]
        .map((each) => ({ box: each.getBoundingClientRect(), text: each.outerHTML }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text }) => text),
    );
  expect(await small()).toEqual([]);
  await makerButton(page, 'Iorwerth Vaughan').tap();
  await page.getByRole('dialog').waitFor();
  // The pad is within reach of a thumb, at the bottom of the screen or near it.
  expect((await small()).filter((text) => !text.includes('aria-label="Close"'))).toEqual([]);
  for (const digit of '4917') await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'Enter', exact: true }).tap();
  await worksHere(page, 'Iorwerth Vaughan');
  await page.getByLabel('Code').fill(codes.Olwen);
  await page.getByRole('button', { name: 'Show' }).tap();
  await recordMade(page);
  await justNow(page, 'Olwen');
  expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390);
  expect(await makers(page).count()).toBe(1);
});
