/** The fields of an address that few people need. */
import { expect, test } from 'vitest';
import type { Address } from '../../../contract/cart/cart.ts';
import { EMPTY_CART } from '../../state/cart.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { AddressForm } from './address-form.tsx';

const show = (change: Partial<Address>, faults: Readonly<Record<string, string>> = {}) =>
  renderAt(
    '/checkout',
    <AddressForm
      type="shipping"
      address={{ ...EMPTY_CART.shipping, ...change }}
      faults={faults}
      onType={() => {}}
      folded
    />,
    ['address-form'],
  );

test('are folded until somebody asks for them', async () => {
  const { screen } = await show({});
  await expect.element(screen.getByLabelText(/^Postcode/)).toBeVisible();
  await expect.element(screen.getByLabelText(/^County/)).not.toBeVisible();
  await screen.getByText('Company, county or more lines').click();
  for (const label of [/^Company/, /^Address line 2/, /^Address line 3/, /^County/])
    await expect.element(screen.getByLabelText(label)).toBeVisible();
  await screen.getByText('Company, county or more lines').click();
  await expect.element(screen.getByLabelText(/^County/)).not.toBeVisible();
});

test('are seen when one of them is filled', async () => {
  const { screen } = await show({ County: 'Ceredigion' });
  await expect.element(screen.getByLabelText(/^County/)).toBeVisible();
  await expect.element(screen.getByLabelText(/^County/)).toHaveValue('Ceredigion');
  await screen.getByText('Company, county or more lines').click();
  await expect.element(screen.getByLabelText(/^County/)).toBeVisible();
});

test('are seen when one of them is wrong', async () => {
  const { screen } = await show({}, { 'shipping.Company': 'At most 100 characters.' });
  await expect.element(screen.getByLabelText(/^Company/)).toBeInvalid();
  await expect.element(screen.getByText('At most 100 characters.')).toBeVisible();
});
