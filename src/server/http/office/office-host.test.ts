/** The office on a hostname of its own: each host serves its own pages and calls only. */
import { expect, test } from 'vitest';
import { cookieOf, officeOf } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';

const ORIGIN = 'https://shop.example';
const OFFICE_ORIGIN = 'https://office.shop.example';
const shop = await testShop({ environment: { ORIGIN, OFFICE_ORIGIN, TRIAL: 'true' } });
const office = officeOf(shop);

const statusOf = async (host: string, url: string) =>
  (await shop.app.inject({ url, headers: { host } })).statusCode;

test.each([
  ['/api/office/session', 404, 401],
  ['/api/office/openapi.json', 404, 200],
  ['/api/openapi.json', 200, 404],
  ['/office', 404, 404],
  ['/', 404, 302],
  ['/health/live', 200, 200],
])('%s answers %i on the shop’s host and %i on the office’s', async (url, ofShop, ofOffice) => {
  expect(await statusOf('shop.example', url)).toBe(ofShop);
  expect(await statusOf('office.shop.example', url)).toBe(ofOffice);
  expect(await statusOf('office.shop.example:8443', url)).toBe(ofOffice);
});

test('a sign-in link leads to the office’s host, whose origin alone may sign in', async () => {
  const email = await office.invited('reader');
  const made = await shop.services.staff.makeSignInLink({ kind: 'command', name: 'test' }, email);
  expect(made.address).toMatch(/^https:\/\/office\.shop\.example\/office\/enter#/);
  const open = (origin: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/office/session/link',
      payload: { token: new URL(made.address).hash.slice(1) },
      headers: { host: 'office.shop.example', 'x-keepsake-office': '1', origin },
    });
  expect((await open(ORIGIN)).statusCode).toBe(403);
  const opened = await open(OFFICE_ORIGIN);
  expect(opened.statusCode).toBe(200);
  expect(cookieOf(opened)).toMatch(/^__Host-office=/);
});
