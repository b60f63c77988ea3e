/** Stages of making are set in the settings, and pieces come through them by scans and on the board. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { boughtPieces, eventsOf } from '../../support/workshop/pieces.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/office/settings?group=workshop');
  await pageOf(page, 'Settings');
  await page.getByText('Live', { exact: true }).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
}

const stagesOf = (page: Page, process: string) =>
  page.getByRole('group', { name: 'Stages of making' }).getByLabel(process);

/** Records the step that the large button names. */
async function record(page: Page, step: string, done: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${step}\\b.*scan it again`) }).click();
  await page.getByText(done).waitFor();
}

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('a mug is printed and pressed at %s', async (_, device) => {
  const name = `Eigra ${device.viewport.width}`;
  const codes = await boughtPieces(name);
  const owner = await newShopper({ ...device, expected: /status of 422/ });
  await enterOffice(owner, 'owner');
  await openSettings(owner);
  await stagesOf(owner, 'Sublimation').fill('Printed, printed');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByText('Each stage needs a name of its own.').waitFor();
  expect(await stagesOf(owner, 'Sublimation').inputValue()).toBe('Printed, printed');
  await stagesOf(owner, 'Sublimation').fill('Printed, Pressed');
  expect(await violationsOn(owner)).toEqual([]);
  await save(owner);
  await owner.reload();
  await owner.getByText('Live', { exact: true }).waitFor();
  expect(await stagesOf(owner, 'Sublimation').inputValue()).toBe('Printed, Pressed');

  const maker = await newShopper(device);
  await enterOffice(maker, 'workshop');
  await maker.goto('/office/workshop/scan');
  await pageOf(maker, 'Scan');
  await maker.getByRole('button', { name: 'Settings of this device' }).click();
  await maker.getByRole('radio', { name: /^Pieces that are started/ }).check();
  await maker.getByRole('button', { name: 'Done' }).click();
  const scan = async () => {
    await maker.keyboard.type(codes[name]!);
    await maker.keyboard.press('Enter');
  };
  await scan();
  await record(maker, 'Start', `“${name}”, started`);
  // A code that is read twice at once counts once.
  await maker.waitForTimeout(1_000);
  await scan();
  await record(maker, 'Printed', `“${name}”, printed`);
  expect(await violationsOn(maker)).toEqual([]);

  await maker.goto('/office/workshop?lane=sublimation&column=making');
  await pageOf(maker, 'Workshop');
  const ticket = maker.getByRole('option').filter({ hasText: name });
  await ticket.getByText('Printed', { exact: true }).waitFor();
  await ticket.click();
  await maker.getByRole('button', { name: /^Move to/ }).click();
  const dialog = maker.getByRole('dialog');
  expect(await dialog.getByRole('radio', { name: /^Pressed/ }).isChecked()).toBe(true);
  expect(await violationsOn(maker)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to Pressed' }).click();
  await maker.getByText('1 piece moved to Pressed').waitFor();
  await ticket.getByText('Pressed', { exact: true }).waitFor();
  await maker.getByRole('button', { name: 'Undo' }).click();
  await ticket.getByText('Printed', { exact: true }).waitFor();
  await expect.poll(() => eventsOf(codes[name]!)).toEqual(['start', 'stage', 'stage', 'stage']);

  // The journeys share one shop.
  await stagesOf(owner, 'Sublimation').fill('');
  await save(owner);
});

test('what is to be looked at before it is made is kept', async () => {
  const owner = await newShopper(DESK);
  await enterOffice(owner, 'owner');
  await openSettings(owner);
  const kinds = owner.getByRole('group', { name: 'Look at before making' }).getByRole('checkbox');
  const setAll = async (isChecked: boolean) => {
    await kinds.nth(1).waitFor();
    for (const kind of await kinds.all()) await kind.setChecked(isChecked);
    await save(owner);
    await owner.reload();
    await kinds.nth(1).waitFor();
    return Promise.all((await kinds.all()).map((kind) => kind.isChecked()));
  };
  expect(await setAll(true)).toEqual([true, true]);
  // The journeys share one shop.
  expect(await setAll(false)).toEqual([false, false]);
});
