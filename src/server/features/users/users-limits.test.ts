/** Emails to accounts are limited per recipient, and requests for them per client address. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { operations } from '../../../contract/operations.ts';
import { membersShop, PASSWORD } from '../../testing/features/customers.ts';

const shop = await membersShop({ limitFactor: 1 });
const { emails, services } = shop;
const { users } = services;

let clients = 0;
/** An address that no request came from before. */
const newClient = () => `198.51.100.${(clients += 1)}`;

async function statusOf(
  name: EndpointName,
  payload: object,
  remoteAddress = newClient(),
): Promise<number> {
  const { method, path: url } = endpoints[name];
  return (await shop.app.inject({ method, url, payload, remoteAddress })).statusCode;
}

test('an address gets three recovery emails in ten minutes and ten a day, whoever requests them', async () => {
  await shop.member('flooded@example.org');
  const ask = () =>
    users.askToRecover({ email: 'flooded@example.org', new: 'Cwtch.2026', confirm: 'Cwtch.2026' });
  const afterRequests = async (times: number) => {
    for (let requests = 0; requests < times; requests += 1) {
      await ask();
      await emails('flooded@example.org');
    }
    return (await emails('flooded@example.org')).length;
  };
  expect(await afterRequests(5)).toBe(3);
  shop.passMinutes(11);
  expect(await afterRequests(3)).toBe(6);
  shop.passMinutes(11);
  expect(await afterRequests(3)).toBe(9);
  shop.passMinutes(11);
  expect(await afterRequests(3)).toBe(10);
  shop.passMinutes(24 * 60);
  expect(await afterRequests(1)).toBe(11);
});

test('an address gets three activation emails in ten minutes and ten a day, by whatever call and client', async () => {
  const email = 'waiting@example.org';
  const { body: form } = shop.form(email);
  const received = async () => (await emails(email)).length;
  const resend = async (times: number) => {
    for (let requests = 0; requests < times; requests += 1) {
      expect(await statusOf('activationResend', { email })).toBe(200);
      await received();
    }
    return received();
  };
  expect(await statusOf('userCreate', form)).toBe(201);
  expect(await received()).toBe(1);
  // Registering again sends the link again.
  expect(await statusOf('userCreate', form)).toBe(422);
  expect(await received()).toBe(2);
  expect(await resend(3)).toBe(3);
  expect(await statusOf('userCreate', form)).toBe(422);
  expect(await received()).toBe(3);
  shop.passMinutes(11);
  expect(await resend(4)).toBe(6);
  shop.passMinutes(11);
  expect(await resend(4)).toBe(9);
  shop.passMinutes(11);
  expect(await resend(4)).toBe(10);
  shop.passMinutes(24 * 60);
  expect(await resend(1)).toBe(11);
});

describe('one client address', () => {
  const request = {
    userCreate: (email: string) => shop.form(email).body,
    activationResend: (email: string) => ({ email }),
    userRecover: (email: string) => ({ email, new: PASSWORD, confirm: PASSWORD }),
  };
  test.each([
    ['userCreate', 10],
    ['activationResend', 5],
    ['userRecover', 10],
  ] as const)('may make %s %i times a minute, for any recipients', async (name, perMinute) => {
    expect(operations[name].perMinute).toBe(perMinute);
    const [flooding, other] = [newClient(), newClient()];
    const ask = (time: number, client: string) =>
      statusOf(name, request[name](`${name.toLowerCase()}-${time}@example.org`), client);
    for (let time = 1; time <= perMinute; time += 1)
      expect(await ask(time, flooding)).toBeLessThan(300);
    expect(await ask(perMinute + 1, flooding)).toBe(429);
    expect(await emails(`${name.toLowerCase()}-${perMinute + 1}@example.org`)).toEqual([]);
    expect(await ask(perMinute + 1, other)).toBeLessThan(300);
  });
});

test('an owner is notified once a day of repeated registrations', async () => {
  await shop.member('owner@example.org');
  const register = () => users.register(shop.form('owner@example.org').body);
  await expect(register()).rejects.toMatchObject({ code: 'invalid' });
  await expect(register()).rejects.toMatchObject({ code: 'invalid' });
  expect(await emails('owner@example.org')).toHaveLength(1);
  shop.passMinutes(24 * 60 + 1);
  await expect(register()).rejects.toMatchObject({ code: 'invalid' });
  expect(await emails('owner@example.org')).toHaveLength(2);
});

test('guesses at the current password are rate limited', async () => {
  const mair = await shop.member('guess@example.org');
  const body = { current: 'Anghywir.1', new: 'Newydd.2026', confirm: 'Newydd.2026' };
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1)
    statuses.push((await shop.ask('mePassword', { body }, mair)).statusCode);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
  expect(statuses[10]).toBe(429);
});
