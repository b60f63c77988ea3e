/** What each call of the office does on a shared tablet: every call, on one that an owner has opened. */
import { describe, expect, test } from 'vitest';
import { needsMaker, officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { isPermitted } from '../../domain/staff/permissions.ts';
import { officeOf } from '../testing/office.ts';
import { tabletsOf } from '../testing/tablet.ts';
import { testShop } from '../testing/test-app.ts';
import { officeSamples } from './testing/office-samples.ts';

const shop = await testShop();
await shop.open();
const office = officeOf(shop);
await office.invited('owner');
const { tablet, maker, enter, askFor } = tabletsOf(office);
const opened = await tablet('owner');
const bryn = await maker();
await enter(opened, bryn);

const endpointOf = (name: OfficeEndpointName): OfficeEndpoint => officeEndpoints[name];
const names = (Object.keys(officeEndpoints) as OfficeEndpointName[]).filter(
  (name) => endpointOf(name).may !== 'anyone',
);
const isOfWorkshop = (name: OfficeEndpointName): boolean => {
  const { may, onTablet } = endpointOf(name);
  if (may === 'anyone' || onTablet === 'never') return false;
  return may === 'staff' || isPermitted('workshop', may);
};
const forMakers = names.filter((name) => isOfWorkshop(name) && needsMaker(endpointOf(name)));
const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code;

describe('a tablet that an owner has opened', () => {
  test.each(names.filter((name) => !isOfWorkshop(name)))('is refused %s', async (name) => {
    const request = await officeSamples[name](office, false);
    const response = await askFor(opened, bryn, name, request);
    expect([response.statusCode, codeOf(response.body)]).toEqual([403, 'forbidden']);
  });

  test.each(forMakers)('is refused %s without a maker who has entered the PIN', async (name) => {
    const request = await officeSamples[name](office, true);
    const without = await office.ask(name, request, opened.cookie);
    expect([without.statusCode, codeOf(without.body)], without.body).toEqual([403, 'pinRequired']);
    const other = await askFor(opened, await maker(), name, request);
    expect([other.statusCode, codeOf(other.body)], other.body).toEqual([403, 'pinRequired']);
  });

  test.each(forMakers)('makes %s for a maker who has', async (name) => {
    const response = await askFor(opened, bryn, name, await officeSamples[name](office, true));
    expect(response.statusCode, response.body).toBe(200);
  });
});
