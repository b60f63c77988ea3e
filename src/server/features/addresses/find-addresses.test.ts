import { expect, test, vi } from 'vitest';
import type { AddressFinder } from '../../gateways/address-finder/address-finder.ts';
import { standInAddressFinder } from '../../gateways/address-finder/stand-in.ts';
import { findAddresses } from './find-addresses.ts';

function open(finder: AddressFinder | null = standInAddressFinder) {
  const warn = vi.fn();
  return { warn, find: (typed: string) => findAddresses({ finder, warn }, typed) };
}

test('a postcode is understood however it is typed', async () => {
  const { addresses, outcome } = await open().find(' sy11ab ');
  expect(outcome).toBe('found');
  expect(addresses[0]).toMatchObject({ CityTown: 'Shrewsbury', PostCode: 'SY1 1AB' });
});

test('what is no postcode is not sent', async () => {
  const lookUp = vi.fn<AddressFinder['lookUp']>();
  expect(await open({ lookUp }).find('Shrewsbury')).toEqual({ outcome: 'none', addresses: [] });
  expect(lookUp).not.toHaveBeenCalled();
});

test('a failure is logged with its reason and without the postcode', async () => {
  const { find, warn } = open();
  expect(await find('SY1 0BB')).toEqual({ outcome: 'failed', addresses: [] });
  expect(warn.mock.calls).toEqual([[{ reason: 'unavailable' }, expect.any(String)]]);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/SY1|0BB/);
});

test('a postcode without addresses is no failure', async () => {
  const { find, warn } = open();
  expect(await find('SY1 0AA')).toEqual({ outcome: 'none', addresses: [] });
  expect(warn).not.toHaveBeenCalled();
});

test('a shop without a finder says that it could not be looked up', async () => {
  expect(await open(null).find('SY1 1AB')).toEqual({ outcome: 'failed', addresses: [] });
});
