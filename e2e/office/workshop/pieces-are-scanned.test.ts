/** Pieces go on by scans of their job tickets, also without a connection. */
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { boughtPieces, eventsOf } from '../../support/workshop/pieces.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

async function openScan(page: Page): Promise<void> {
  await page.goto('/office/workshop/scan');
  await pageOf(page, 'Scan');
  await page.getByText('Scan a job ticket').waitFor();
}

/** As a scanner does: it types fast, wherever the focus is, and presses Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const go = (page: Page, step: string) => button(page, new RegExp(`^${step}\\b.*scan it again`));
const words = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Words to make' }).getByText(text, { exact: true });

test('a scanner shows a piece, Enter records it, and a wrong code stops until it is seen', async () => {
  const codes = await boughtPieces('Hawys', 'Gwenno', 'Tanwen');
  const page = await newShopper(DESK);
  await enterOffice(page, 'workshop');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await pageOf(page, 'Scan');
  await scan(page, codes.Hawys.toLowerCase());
  await words(page, 'Hawys').waitFor();
  await page.getByText('Sublimation').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await eventsOf(codes.Hawys)).toEqual([]);
  await go(page, 'Made').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Just now: “Hawys”, made').waitFor();
  expect(await eventsOf(codes.Hawys)).toEqual(['finish']);

  await scan(page, '5012345678900');
  const sheet = page.getByRole('alert');
  await sheet.getByText('This is something else: 5012345678900').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await scan(page, codes.Gwenno);
  await sheet.waitFor();
  expect(await words(page, 'Gwenno').count()).toBe(0);
  await button(page, 'Carry on').focus();
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await scan(page, codes.Gwenno);
  await words(page, 'Gwenno').waitFor();

  await button(page, 'Spoiled').click();
  await page.getByRole('dialog', { name: 'Why is Gwenno spoiled?' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Misprint').click();
  await page
    .getByText('Gwenno is spoiled. A new piece waits in its place. It needs a batch')
    .waitFor();
  expect(await eventsOf(codes.Gwenno)).toEqual(['spoil']);
  await scan(page, codes.Gwenno);
  await sheet.getByText(/^This piece is spoiled: misprint\. The new piece is P/).waitFor();
  await button(page, 'Carry on').click();

  await scan(page, codes.Tanwen);
  await go(page, 'Made').click();
  await button(page, 'Take back').click();
  await page.getByText('Just now').waitFor({ state: 'detached' });
  await go(page, 'Made').waitFor();
  expect(await eventsOf(codes.Tanwen)).toEqual(['finish', 'putBack']);
});

test('automatic scans record at once, and one that comes too late is told', async () => {
  const codes = await boughtPieces('Eluned', 'Mabli');
  const page = await newShopper(DESK);
  await enterOffice(page, 'workshop');
  await openScan(page);
  await button(page, 'Settings of this device').click();
  await page.getByRole('radio', { name: 'Pieces that are started' }).check();
  await page.getByRole('checkbox', { name: 'Automatic' }).check();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Done').click();
  await scan(page, codes.Eluned);
  await page.getByText('Just now: “Eluned”, started').waitFor();
  await scan(page, codes.Mabli);
  await page.getByText('Just now: “Mabli”, started').waitFor();
  expect([await eventsOf(codes.Eluned), await eventsOf(codes.Mabli)]).toEqual([
    ['start'],
    ['start'],
  ]);
  await scan(page, codes.Eluned);
  await page.getByRole('alert').getByText('This one is being made already, by W').waitFor();
  // The settings stay on the device.
  await page.reload();
  await page.getByText('Records pieces as started, automatic').waitFor();
});

test('the next ticket is read while the last scan is still sent', async () => {
  const codes = await boughtPieces('Ceridwen', 'Blodeuwedd');
  const page = await newShopper(DESK);
  await enterOffice(page, 'workshop');
  await openScan(page);
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/office/workshop/scans', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await scan(page, codes.Ceridwen);
  await go(page, 'Made').click();
  await scan(page, codes.Blodeuwedd);
  await page.getByText('Blodeuwedd').first().waitFor();
  sent.resolve();
  await page.getByText('Just now: “Ceridwen”, made').waitFor();
  await go(page, 'Made').click();
  await page.getByText('Just now: “Blodeuwedd”, made').waitFor();
  expect(await eventsOf(codes.Blodeuwedd)).toEqual(['finish']);
});

test('scans without a connection are kept over a reload, and recorded once', async () => {
  const codes = await boughtPieces('Llinos', 'Nerys', 'Rhian');
  const page = await newShopper({
    ...DESK,
    expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  });
  await enterOffice(page, 'workshop');
  await openScan(page);

  // The server records it, but its answer is lost.
  await page.route('**/api/office/workshop/scans', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await scan(page, codes.Llinos);
  await go(page, 'Made').click();
  await page.getByText('1 scan kept').waitFor();
  expect(await eventsOf(codes.Llinos)).toEqual(['finish']);

  // From here on no call arrives, also while the browser replaces the page.
  await page.route('**/api/office/workshop/**', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await scan(page, codes.Nerys);
  await page.getByText('There is no connection, so this piece cannot be shown.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await go(page, 'Made').click();
  await page.getByText('2 scans kept').waitFor();
  await scan(page, codes.Rhian);
  await page.getByText(codes.Rhian).first().waitFor();
  await go(page, 'Made').click();
  await page.getByText('3 scans kept').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('3 scans kept').waitFor();
  expect(await eventsOf(codes.Rhian)).toEqual([]);

  // Somebody else makes one of the pieces.
  const other = await newShopper(DESK);
  await enterOffice(other, 'workshop');
  await openScan(other);
  await scan(other, codes.Rhian);
  await go(other, 'Made').click();
  await other.getByText('Just now: “Rhian”, made').waitFor();

  await page.unrouteAll();
  const later = page.getByRole('region', { name: 'Scans that were kept' });
  await later.getByText('2 scans sent, 1 refused').waitFor();
  await later.getByText(`${codes.Rhian}, `).waitFor();
  await later.getByText('This one is made already, by W').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  for (const code of Object.values(codes)) expect(await eventsOf(code)).toEqual(['finish']);
  await later.getByRole('button', { name: 'Seen' }).click();
  await later.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Scan a job ticket').waitFor();
  expect(await later.count()).toBe(0);
});

test('a kept scan shows its piece and its bin once it is sent', async () => {
  const codes = await boughtPieces('Gwawr', 'Lleucu');
  const page = await newShopper({ ...DESK, expected: /ERR_INTERNET_DISCONNECTED/ });
  await enterOffice(page, 'workshop');
  await openScan(page);
  await page.context().setOffline(true);
  await scan(page, codes.Gwawr);
  await page.getByText('There is no connection, so this piece cannot be shown.').waitFor();
  await go(page, 'Made').click();
  await page.getByText('Kept as made').waitFor();
  await page.context().setOffline(false);
  await words(page, 'Gwawr').waitFor();
  await page.getByText(/^Put it into bin \d+$/).waitFor();
  await page.getByText(/^Just now: “Gwawr”, made \d\d:\d\d, bin \d+$/).waitFor();
  const later = page.getByRole('region', { name: 'Scans that were kept' });
  await later.getByText(`${codes.Gwawr}: put it into bin`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await eventsOf(codes.Gwawr)).toEqual(['finish']);
});

/** A camera in front of which somebody holds a job ticket. */
async function holdBeforeCamera(page: Page, code: string): Promise<void> {
  const { data, size } = encode(code.replaceAll('-', ''), { ecc: 'M', border: 4 });
  await page.evaluate(
    ({ data, size }) => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const context = canvas.getContext('2d')!;
      const draw = () => {
        context.fillStyle = '#b9b2a4';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.save();
        context.translate(200, 60);
        context.rotate(0.12);
        context.scale(300 / size, 300 / size);
        for (const [y, row] of data.entries())
          for (const [x, isDark] of row.entries()) {
            context.fillStyle = isDark ? '#26221f' : '#f4f1ea';
            context.fillRect(x, y, 1.02, 1.02);
          }
        context.restore();
      };
      setInterval(draw, 100);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
    },
    { data, size },
  );
}

test('the camera reads a ticket in a browser that reads no codes itself', async () => {
  const codes = await boughtPieces('Myfanwy');
  const page = await newShopper(PHONE);
  await enterOffice(page, 'workshop');
  await openScan(page);
  expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
  await holdBeforeCamera(page, codes.Myfanwy);
  await button(page, 'Camera').tap();
  await words(page, 'Myfanwy').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await eventsOf(codes.Myfanwy)).toEqual([]);
});

test('a phone shows a piece whose code is typed, and records it by one thumb', async () => {
  const codes = await boughtPieces('Annest');
  const page = await newShopper(PHONE);
  await enterOffice(page, 'workshop');
  await openScan(page);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.scan :is(a, button, input)')]
        .map((each) => ({ box: each.getBoundingClientRect(), text: each.outerHTML }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text }) => text),
    );
  await page.getByLabel('Code').tap();
  await page.getByLabel('Code').fill(codes.Annest.replace('-', ' '));
  await button(page, 'Show').tap();
  await words(page, 'Annest').waitFor();
  expect(await small()).toEqual([]);
  expect(await page.evaluate(() => document.body.scrollWidth)).toBe(390);
  expect(await violationsOn(page)).toEqual([]);
  await go(page, 'Made').tap();
  await page.getByText('Just now: “Annest”, made').waitFor();
  expect(await small()).toEqual([]);
  expect(await eventsOf(codes.Annest)).toEqual(['finish']);
});
