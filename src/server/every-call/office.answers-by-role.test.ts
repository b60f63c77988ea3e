/** What each call of the office returns to roles that may not see people or money: every call, every value. */
import { describe, expect, test } from 'vitest';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { isPermitted } from '../../domain/staff/permissions.ts';
import type { StaffRole } from '../../domain/staff/permissions.ts';
import { SHOPPER_ADDRESS } from '../testing/features/checkout.ts';
import { pdfText } from '../testing/features/read-pdf.ts';
import { buy } from '../testing/features/orders.ts';
import { officeOf } from '../testing/office.ts';
import { testShop } from '../testing/test-app.ts';
import { officeSamples } from './testing/office-samples.ts';

const shop = await testShop();
await shop.open();
const office = officeOf(shop);
await office.invited('owner');
// Something to be seen, beside what the samples make.
const order = await buy(shop, { email: 'sian@example.org', comment: 'Happy birthday, Nain' });

const PEOPLE = [
  'sian@example.org',
  'Siân Price',
  '"Price"',
  SHOPPER_ADDRESS.AddressLine1,
  SHOPPER_ADDRESS.PostCode,
  SHOPPER_ADDRESS.PostCode.replaceAll(' ', ''),
  SHOPPER_ADDRESS.CityTown,
  // Opens the order for its buyer.
  order.key,
];
const MONEY_NAMES =
  /pence|cost|total|price|amount|vat|tax|refund|captured|expected|gross|net|sales/i;

/** Every text and number of an answer, with the name it is under. */
function* valuesOf(value: unknown, name = ''): Generator<[name: string, value: string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [name, value];
  else if (Array.isArray(value)) for (const each of value) yield* valuesOf(each, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* valuesOf(each, key);
}

const mayCall = (role: StaffRole, name: OfficeEndpointName): boolean => {
  const { may }: OfficeEndpoint = officeEndpoints[name];
  return may === 'anyone' || may === 'staff' || isPermitted(role, may);
};
const namesFor = (role: StaffRole) =>
  (Object.keys(officeEndpoints) as OfficeEndpointName[]).filter((name) => mayCall(role, name));

async function answerTo(role: StaffRole, name: OfficeEndpointName): Promise<string> {
  const { cookie } = await office.member(role);
  const response = await office.ask(name, await officeSamples[name](office, true, cookie), cookie);
  expect(response.statusCode, response.body).toBe(200);
  const type = String(response.headers['content-type']);
  if (type.startsWith('image/')) return '""';
  if (type === 'application/pdf') return JSON.stringify(pdfText(response.rawPayload));
  // Its events are tried one by one where they are made. A file is searched as it is.
  const isText = type.startsWith('text/') || type === 'application/octet-stream';
  return isText ? JSON.stringify(response.body) : response.body;
}

function expectNoPeople(body: string): void {
  for (const text of PEOPLE) expect(body).not.toContain(text);
}

describe('the workshop', () => {
  test.each(namesFor('workshop'))('gets no people and no money from %s', async (name) => {
    const body = await answerTo('workshop', name);
    expectNoPeople(body);
    for (const [key, value] of valuesOf(JSON.parse(body)))
      if (typeof value === 'number' && value !== 0) expect(key).not.toMatch(MONEY_NAMES);
  });
});

describe('a reader', () => {
  test.each(namesFor('reader'))('gets no people from %s', async (name) => {
    expectNoPeople(await answerTo('reader', name));
  });
});

test('an owner gets both from the orders, so that the words above are those to look for', async () => {
  const body = await answerTo('owner', 'orders');
  for (const text of ['sian@example.org', 'Siân Price', SHOPPER_ADDRESS.PostCode])
    expect(body).toContain(text);
  expect([...valuesOf(JSON.parse(body))].map(([key]) => key)).toContain('total');
});
