import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { leaveOffice, signInAs } from '../../testing/sign-in-as.ts';
import { CompanyGroup } from './company-group.tsx';
import type { Settings } from './settings.ts';

const COMPANY = {
  name: 'Anrhegion',
  legalName: 'Anrhegion Cyf',
  address: ['12 Heol y Bont', 'Bala LL23 7AB'],
  email: 'hello@example.org',
  phone: '01632 960 999',
  openingHours: '',
  companyNumber: '00000000',
  vatRegistered: true,
  vatNumber: 'GB 000 0000 00',
};
const settings = { company: COMPANY, versions: { company: 3 } } as unknown as Settings;
const fetched = vi.fn<typeof fetch>();
const sent = (): unknown => JSON.parse(fetched.mock.calls[0]![1]!.body as string);

const vatNumber = page.getByLabelText('VAT number');
const registered = page.getByRole('checkbox', { name: /^Registered for VAT/ });
const save = page.getByRole('button', { name: 'Save' });
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  signInAs('owner', 'settings.change');
  fetched.mockImplementation(async () => new Response(JSON.stringify({ data: settings })));
  await render(
    <QueryClientProvider client={queryClient}>
      <CompanyGroup settings={settings} />
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  // The form keeps what is not saved.
  const undo = page.getByRole('button', { name: 'Undo' }).query();
  if (undo instanceof HTMLElement) undo.click();
  fetched.mockReset();
  await leaveOffice();
});

test('a VAT number whose digits do not fit is refused at its field', async () => {
  await vatNumber.fill('GB 999 9999 74');
  await expect.element(page.getByText(/There is no such VAT number/)).toBeVisible();
  await expect.element(save).toBeDisabled();
  await expect.element(page.getByText(/please correct what is marked/)).toBeVisible();
});

test('a changed VAT number is saved once its effect on invoices is confirmed', async () => {
  await vatNumber.fill('999999973');
  await save.click();
  await expect
    .element(dialog.getByText('name GB 999 9999 73 instead of GB 000 0000 00', { exact: false }))
    .toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Change the VAT number' }).click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(sent()).toMatchObject({ vatNumber: '999999973', version: 3 });
});

test('the hours are saved as they are written, and may be empty', async () => {
  const hours = page.getByLabelText('When somebody answers');
  await expect.element(hours).not.toBeRequired();
  await hours.fill('Monday to Friday, 9am to 5pm');
  await expect
    .element(page.getByText('Monday to Friday, 9am to 5pm', { exact: true }))
    .toBeVisible();
  await save.click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(sent()).toMatchObject({ openingHours: 'Monday to Friday, 9am to 5pm' });
});

test('going back from the question saves nothing', async () => {
  await registered.click();
  await page.getByLabelText(/^Reason/).fill('The turnover fell');
  await save.click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(registered).not.toBeChecked();
  await expect.element(page.getByLabelText(/^Reason/)).toHaveValue('The turnover fell');
  expect(fetched).not.toHaveBeenCalled();
});

test('a telephone number and an address without a postcode are doubted, not refused', async () => {
  await page.getByLabelText('Telephone').fill('12');
  await expect.element(page.getByText(/does not look like a UK phone number/)).toBeVisible();
  await page.getByLabelText('Address').fill('12 Heol y Bont');
  await expect.element(page.getByText(/No line is a UK postcode/)).toBeVisible();
  await expect.element(save).toBeEnabled();
});
