import { expect, test } from 'vitest';
import { membersShop } from '../../testing/features/customers.ts';

const shop = await membersShop({ patience: 1 });
const { emails, services } = shop;
const { users } = services;

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
