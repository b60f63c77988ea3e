/** The fields of an address that few people need, and the help with its town. */
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Address } from '../../../contract/cart/cart.ts';
import { DEFAULT_DELIVERY_ZONES } from '../../../domain/delivery/delivery.ts';
import { EMPTY_CART } from '../../state/cart.ts';
import { provideSettings, shopSettings } from '../../state/settings.ts';
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

function Typed({ postcode }: { postcode: string }) {
  const [address, setAddress] = useState({ ...EMPTY_CART.shipping, PostCode: postcode });
  return (
    <AddressForm
      type="shipping"
      address={address}
      faults={{}}
      onType={(change) => setAddress((before) => ({ ...before, ...change }))}
    />
  );
}

function WithoutFinder({ postcode }: { postcode: string }) {
  provideSettings({ ...shopSettings(), findsAddresses: false });
  return <Typed postcode={postcode} />;
}

test('the town is suggested where it is certain, if the shop looks up no addresses', async () => {
  const { screen } = await renderAt('/checkout', <WithoutFinder postcode="sy11ab" />, [
    'address-form',
  ]);
  await screen.getByRole('button', { name: 'Is the town Shrewsbury? Use it' }).click();
  await expect.element(screen.getByLabelText(/^Town/)).toHaveValue('Shrewsbury');
  await expect.element(screen.getByText(/Is the town/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find address' }).query()).toBeNull();
});

test('no town is suggested where the postcode leaves it open', async () => {
  const { screen } = await renderAt('/checkout', <WithoutFinder postcode="sy23 1ab" />, [
    'address-form',
  ]);
  await expect.element(screen.getByLabelText(/^Postcode/)).toHaveValue('sy23 1ab');
  await expect.element(screen.getByText(/Is the town/)).not.toBeInTheDocument();
});

function WithoutIsleOfMan() {
  const deliveryZones = DEFAULT_DELIVERY_ZONES.filter(({ name }) => name !== 'isleOfMan');
  provideSettings({ ...shopSettings(), deliveryZones });
  return <Typed postcode="" />;
}

test('a postcode where no parcel goes is refused when its field is left', async () => {
  const { screen } = await renderAt('/checkout', <WithoutIsleOfMan />, ['address-form']);
  const postcode = screen.getByLabelText(/^Postcode/);
  for (const [typed, message] of [
    ['je2 3ab', 'Sorry, we do not deliver to the Channel Islands.'],
    ['IM1 1AG', 'Sorry, we do not deliver to the Isle of Man.'],
  ] as const) {
    await postcode.fill(typed);
    expect(screen.getByText(message).query()).toBeNull();
    await userEvent.tab();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(postcode).toBeInvalid();
  }
  for (const typed of ['SY8', 'SY8 1AA']) {
    await postcode.fill(typed);
    await userEvent.tab();
    await expect.element(screen.getByText(/^Sorry/)).not.toBeInTheDocument();
  }
});

/** The shop finds one address. */
function findOne(): void {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      status: 'success',
      data: {
        outcome: 'found',
        addresses: [
          {
            Company: '',
            AddressLine1: '12 Castle Street',
            AddressLine2: '',
            AddressLine3: '',
            CityTown: 'Shrewsbury',
            County: '',
            PostCode: 'SY1 1AB',
          },
        ],
      },
    }),
  );
  const before = shopSettings();
  provideSettings({ ...before, findsAddresses: true });
  onTestFinished(() => {
    provideSettings(before);
    vi.unstubAllGlobals();
  });
}

test('the list of addresses stays while the postcode is corrected, and goes with another one', async () => {
  findOne();
  const { screen } = await renderAt('/checkout', <Typed postcode="sy11ab" />, ['address-form']);
  await screen.getByRole('button', { name: 'Find address' }).click();
  const found = screen.getByRole('button', { name: '12 Castle Street, Shrewsbury' });
  await expect.element(found).toBeVisible();
  const postcode = screen.getByLabelText(/^Postcode/);
  for (const same of ['SY1 1AB', 'SY1 1A']) {
    await postcode.fill(same);
    await expect.element(found).toBeVisible();
  }
  await postcode.fill('CF10 1AA');
  await expect.element(found).not.toBeInTheDocument();
});

test('the list of addresses goes when an address is typed by hand, and stays away', async () => {
  findOne();
  const { screen } = await renderAt('/checkout', <Typed postcode="sy11ab" />, ['address-form']);
  await screen.getByRole('button', { name: 'Find address' }).click();
  const found = screen.getByRole('button', { name: '12 Castle Street, Shrewsbury' });
  await expect.element(found).toBeVisible();
  const line = screen.getByLabelText(/^Address line 1/);
  await line.fill('4');
  await expect.element(found).not.toBeInTheDocument();
  await expect.element(line).toHaveFocus();
  await line.fill('');
  await expect.element(found).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Find address' }).click();
  await expect.element(found).toBeVisible();
});
