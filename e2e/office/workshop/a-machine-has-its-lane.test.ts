/** A machine is set, has its lane on the board with its load, and is counted in the capacity of the coming days. */
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/axe.ts';
import { buyMugs } from '../../support/bought-mugs.ts';
import { enterOffice, pageOf } from '../../support/office.ts';
import { DESK, newShopper, PHONE } from '../../support/shop.ts';

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('a machine is set at %s, and has its lane and its load', async (_, device) => {
  const { width } = device.viewport;
  const [name, word] = [`Mug press ${width}`, `Cerys ${width}`];
  await buyMugs([word]);

  const page = await newShopper(device);
  await enterOffice(page, 'owner');
  const openSettings = async () => {
    await page.goto('/office/settings?group=machines');
    await pageOf(page, 'Settings');
    await page.getByText('Live', { exact: true }).waitFor();
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  };
  await openSettings();
  await page.getByText('None yet: the lanes are the processes.').waitFor();
  await page.getByRole('button', { name: 'Add a machine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a machine' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Process' }).selectOption('Sublimation');
  await dialog.getByRole('checkbox', { name: /mug/i }).first().check();
  await dialog.getByLabel('Pieces a day').fill('1');
  await dialog
    .getByRole('group', { name: 'Who works there' })
    .getByRole('checkbox')
    .first()
    .check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add a machine' }).click();
  await dialog.getByLabel('Name').fill(name.toUpperCase());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByText('Another machine has this name.').waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await save();

  await page.goto('/office/workshop');
  await pageOf(page, 'Workshop');
  const lane = page.getByRole('region', { name });
  await lane.getByRole('option').filter({ hasText: word }).waitFor();
  await lane
    .getByText(/^\d+ of 1/)
    .first()
    .waitFor();
  await page.getByRole('navigation', { name: 'Machine' }).getByText(name).click();
  await page.waitForURL(/lane=Mug\+press/);
  await expect.poll(() => page.getByRole('region', { name: 'Laser' }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  await page.goto('/office/workshop/capacity');
  await pageOf(page, 'Capacity');
  const load = page.getByRole('region', { name });
  await expect.poll(() => load.getByRole('row').count()).toBe(11);
  await load
    .getByText(/^\d+ of 1/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);

  // The journeys share one shop.
  await openSettings();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await save();
  await page.goto('/office/workshop');
  await page.getByRole('region', { name: 'Sublimation' }).waitFor();
});
