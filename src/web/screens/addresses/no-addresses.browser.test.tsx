/** An empty address book offers the address of the latest order. */
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { ORDER_SUMMARY } from '../../testing/order.ts';
import { NoAddresses } from './no-addresses.tsx';

const SHIPPING = {
  ...EMPTY_ADDRESS,
  FirstName: 'Siân',
  LastName: 'Price',
  AddressLine1: '12 Heol y Bont',
  CityTown: 'Aberystwyth',
  PostCode: 'SY23 1AA',
};

const show = (orders: readonly OrderSummary[], shipping = SHIPPING) => {
  const data: Record<string, unknown> = {
    '/api/orders/all': orders,
    [`/api/orders/${ORDER_SUMMARY.id}/get`]: { shipping },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href);
    return Response.json({ status: 'success', data: data[pathname] });
  });
  const onSave = vi.fn(async () => {});
  const onAdd = vi.fn();
  const shown = renderAt('/account/addresses', <NoAddresses onSave={onSave} onAdd={onAdd} />, [
    'addresses',
  ]);
  return { shown, onSave, onAdd };
};

afterEach(() => vi.unstubAllGlobals());

test('one press saves where the latest order went, as the default', async () => {
  const cancelled: OrderSummary = { ...ORDER_SUMMARY, id: 'other', status: 'cancelled' };
  const { shown, onSave, onAdd } = show([cancelled, ORDER_SUMMARY]);
  const { screen } = await shown;
  await expect.element(screen.getByText('12 Heol y Bont')).toBeVisible();
  await screen.getByRole('button', { name: 'Add another address' }).click();
  expect(onAdd).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Save this address' }).click();
  const { Method: _, ...fields } = SHIPPING;
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...fields, isDefault: true });
});

test.each([
  ['there is no order', [], SHIPPING],
  ['its address is erased', [ORDER_SUMMARY], EMPTY_ADDRESS],
])('nothing is offered if %s', async (_, orders, shipping) => {
  const { screen } = await show(orders, shipping).shown;
  await expect.element(screen.getByText('No addresses saved yet')).toBeVisible();
  expect(screen.getByText('Your last order went here').query()).toBeNull();
});
