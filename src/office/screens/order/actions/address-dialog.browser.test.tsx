import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../api/query-client.ts';
import type { Buyer, Order } from '../order.ts';
import { AddressDialog } from './address-dialog.tsx';

const SHIPPING = {
  FirstName: 'Siân',
  LastName: 'Price',
  Company: '',
  AddressLine1: '1 High Street',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Bala',
  County: '',
  PostCode: 'LL23 7AB',
  Country: 'GB',
};
const fetched = vi.fn<typeof fetch>();
const postcode = page.getByLabelText('Postcode');

/** The dialog, with the order as it is at this version. */
function tree(version: number, shipping: Partial<typeof SHIPPING> = {}) {
  const buyer = { shipping: { ...SHIPPING, ...shipping } } as unknown as Buyer;
  const order = { reference: 'KS-AAA-AAAA', version } as unknown as Order;
  return (
    <QueryClientProvider client={queryClient}>
      <AddressDialog order={order} buyer={buyer} onClose={() => {}} />
    </QueryClientProvider>
  );
}

async function versionSent(): Promise<number> {
  const body = { code: 'changedMeanwhile', message: 'Someone else has changed this.' };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 409 }));
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  return JSON.parse(fetched.mock.calls[0]![1]!.body as string).version;
}

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('an address a colleague changed meanwhile is not put back', async () => {
  vi.stubGlobal('fetch', fetched);
  const { rerender } = await render(tree(1));
  await postcode.fill('LL23 7AC');
  await rerender(tree(2, { AddressLine1: '2 High Street' }));
  await expect.element(postcode).toHaveValue('LL23 7AC');
  expect(await versionSent()).toBe(1);
});

test('another change of the order is no reason to refuse an address', async () => {
  vi.stubGlobal('fetch', fetched);
  const { rerender } = await render(tree(1));
  await postcode.fill('LL23 7AC');
  await rerender(tree(2));
  expect(await versionSent()).toBe(2);
});
