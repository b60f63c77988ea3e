/** The workshop's board: pieces are dragged, moved by keys and by touch, held, spoiled, and seen by colleagues. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

async function openBoard(page: Page, role: 'workshop' | 'manager' | 'reader'): Promise<void> {
  await enterOffice(page, role);
  await page.goto('/office/workshop?lane=sublimation');
  await pageOf(page, 'Workshop');
  await page.locator('[data-piece]').first().waitFor();
}

const cellOf = (page: Page, column: string): Locator =>
  page
    .getByRole('region', { name: 'Sublimation' })
    .getByRole('group', { name: column, exact: true });
const ticketIn = (page: Page, column: string, words: string): Locator =>
  cellOf(page, column).getByRole('option').filter({ hasText: words });
const focused = (page: Page): Locator => page.locator(':focus');

test('a dragged ticket moves for everybody at once, and is taken back by a key', async () => {
  await buyMugs(['Tegwen']);
  const [page, other] = [await newShopper(DESK), await newShopper(DESK)];
  await openBoard(page, 'workshop');
  await openBoard(other, 'manager');
  await ticketIn(other, 'Waiting', 'Tegwen').waitFor();
  await other.getByText('Live', { exact: true }).waitFor();

  await ticketIn(page, 'Waiting', 'Tegwen').dragTo(cellOf(page, 'Making'), {
    targetPosition: { x: 40, y: 15 },
  });
  await ticketIn(page, 'Making', 'Tegwen').getByText('Mine').waitFor();
  await page.getByText('1 piece moved to Making').waitFor();
  await ticketIn(other, 'Making', 'Tegwen').waitFor();
  expect(await ticketIn(other, 'Making', 'Tegwen').getByText('Mine').count()).toBe(0);

  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await page.waitForURL(/mine=1/);
  await ticketIn(page, 'Making', 'Tegwen').waitFor();
  await page.getByRole('link', { name: /^All 1/ }).waitFor();
  await page.keyboard.press('z');
  await page.getByText('1 piece moved back').waitFor();
  await page.getByText('You have not started any of the open pieces here.').waitFor();
  await ticketIn(other, 'Waiting', 'Tegwen').waitFor();
});

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('columns by day have what is to be made, at %s', async (_, device) => {
  const name = `Angharad ${device.viewport.width}`;
  await buyMugs([name]);
  const page = await newShopper(device);
  await openBoard(page, 'workshop');
  await page.getByRole('link', { name: 'By day' }).click();
  await page.waitForURL(/by=day/);
  const ticket = page.getByRole('option').filter({ hasText: name });
  const columns = page.getByRole('navigation', { name: 'Column', exact: true });
  // An order of a weekend leaves on Monday.
  for (const day of device === PHONE ? ['Today', 'Tomorrow', 'Later'] : []) {
    await columns.getByRole('link', { name: day }).click();
    await page.locator(`.board[data-shown="${day.toLowerCase()}"]`).waitFor();
    if (await ticket.isVisible()) break;
  }
  await ticket.click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Making' }).click();
  await ticket.getByText('Making', { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await ticket.click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Made' }).click();
  await ticket.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'By step' }).click();
  if (device === PHONE) await columns.getByRole('link', { name: /^Made/ }).click();
  await ticketIn(page, 'Made', name).waitFor();
});

test('tickets are chosen and moved by keys alone', async () => {
  await buyMugs(['Eirlys', 'Morwenna']);
  const page = await newShopper(DESK);
  await enterOffice(page, 'workshop');
  await page.getByRole('link', { name: 'The board' }).first().waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await pageOf(page, 'Workshop');
  const bar = page.getByRole('region', { name: 'Selected pieces' });
  await ticketIn(page, 'Waiting', 'Eirlys').focus();
  await page.keyboard.press('x');
  await bar.getByText('1 piece').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await page.keyboard.press('x');
  // The two lines of an order follow each other.
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await bar.getByText('2 pieces').waitFor();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move 2 pieces to' });
  await dialog.getByRole('radio', { name: 'Making', checked: true }).and(focused(page)).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('2 pieces moved to Making').waitFor();
  await bar.waitFor({ state: 'detached' });

  await page.goto('/office/workshop?mine=1');
  await ticketIn(page, 'Making', 'Morwenna').waitFor();
  await ticketIn(page, 'Making', 'Eirlys').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await bar.getByText('2 pieces').waitFor();
  await ticketIn(page, 'Making', 'Morwenna').and(focused(page)).waitFor();
  await page.keyboard.press('m');
  await dialog.getByRole('radio', { name: 'Made', checked: true }).and(focused(page)).waitFor();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: 'Move to Packed' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('2 pieces moved to Packed').waitFor();
  for (const words of ['Eirlys', 'Morwenna']) await ticketIn(page, 'Packed', words).waitFor();
});

test('a design is marked to be looked at, approved by a key, and on the page of its order', async () => {
  await buyMugs(['Ffraid']);
  const page = await newShopper(DESK);
  await openBoard(page, 'manager');
  const ticket = ticketIn(page, 'Waiting', 'Ffraid');
  await ticket.focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move 1 piece to' });
  await dialog.getByRole('radio', { name: /^To approve/ }).check();
  await dialog.getByRole('button', { name: 'Mark to be approved' }).click();
  await page.getByText('1 piece marked to be approved').waitFor();
  await ticket.getByText('To approve').waitFor();

  await page.getByRole('button', { name: '1 to approve' }).click();
  await page.waitForURL(/show=toApprove/);
  await ticket.click();
  const bar = page.getByRole('region', { name: 'Selected pieces' });
  await bar.getByRole('link', { name: 'See the design' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('a');
  await page.getByText('1 piece approved').waitFor();
  await page.getByText('Nothing is to be approved.').waitFor();
  await page.keyboard.press('z');
  await ticket.getByText('To approve').waitFor();

  await page.goto('/office');
  await page.getByRole('link', { name: '1 design to approve' }).click();
  await page.waitForURL(/show=toApprove/);
  await ticket.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Approve / }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: /^Approve / }).click();
  await page.getByText('The design is approved, and may be made').waitFor();
  await page.getByRole('button', { name: /^Look at it first: / }).waitFor();
});

test('a piece is held, refuses to move, is released and then spoiled', async () => {
  await buyMugs(['Heulwen']);
  const page = await newShopper(DESK);
  await openBoard(page, 'workshop');
  const ticket = ticketIn(page, 'Waiting', 'Heulwen');
  const bar = page.getByRole('region', { name: 'Selected pieces' });
  await ticket.click();
  await bar.getByRole('button', { name: 'Hold…' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The photograph is dark');
  await page.getByRole('button', { name: 'Hold the piece' }).click();
  await ticket.getByText('On hold: The photograph is dark').waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('button', { name: 'Move to Making' }).click();
  await ticket
    .getByText('This piece is on hold: The photograph is dark. Release it first.')
    .waitFor();
  await page
    .getByRole('alert')
    .getByText(/^1 piece not moved: This piece is on hold/)
    .waitFor();

  await ticket.click();
  await bar.getByRole('button', { name: 'Release' }).click();
  await ticket.getByText('On hold:').waitFor({ state: 'detached' });
  await bar.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('button', { name: 'Move to Making' }).click();
  await page.getByText('1 piece moved to Making').waitFor();
  await ticketIn(page, 'Making', 'Heulwen').click();
  await bar.getByRole('button', { name: 'Spoiled…' }).click();
  const dialog = page.getByRole('dialog', { name: 'This piece is spoiled' });
  await dialog.getByLabel('Why').selectOption({ label: 'Broken' });
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make it again' }).click();
  await ticket.getByText('Remake').waitFor();
});

test('on a phone one column is shown, and a thumb moves a ticket', async () => {
  await buyMugs(['Briallen']);
  const page = await newShopper(PHONE);
  await openBoard(page, 'workshop');
  await page.getByRole('navigation', { name: 'Office, on phones' }).getByText('Workshop').waitFor();
  const columns = page.getByRole('navigation', { name: 'Column' });
  await columns.getByRole('link', { name: /^Waiting/ }).waitFor();
  expect(await cellOf(page, 'Packed').isVisible()).toBe(false);
  await ticketIn(page, 'Waiting', 'Briallen').tap();
  await page.getByRole('button', { name: 'Move to…' }).tap();
  await page.getByRole('radio', { name: 'Packed' }).tap();
  await page.getByRole('button', { name: 'Move to Packed' }).tap();
  await page.getByText('1 piece moved to Packed').waitFor();
  await columns.getByRole('link', { name: /^Packed/ }).tap();
  await page.waitForURL(/column=packed/);
  await ticketIn(page, 'Packed', 'Briallen').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('a reader sees the board and cannot change it', async () => {
  await buyMugs(['Gwladys']);
  const page = await newShopper(DESK);
  await openBoard(page, 'reader');
  // On a busy machine the board may be asked for before the stream is open, and then once more.
  let [isStreamOpen, boards] = [false, 0];
  page.on('response', (response) => {
    if (response.url().includes('/api/office/changes')) isStreamOpen = true;
  });
  page.on('request', (request) => {
    if (isStreamOpen && request.url().endsWith('/workshop/board')) boards += 1;
  });
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  const ticket = cellOf(page, 'Waiting').getByRole('listitem').filter({ hasText: 'Gwladys' });
  await ticket.click();
  // What was asked for once the stream of changes was open is not asked for again.
  expect(boards).toBe(1);
  expect(await page.getByRole('option').count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Selected pieces' }).count()).toBe(0);
  expect(await ticket.getAttribute('draggable')).toBeNull();
  expect(await violationsOn(page)).toEqual([]);
});
