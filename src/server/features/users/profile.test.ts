import { describe, expect, test } from 'vitest';
import { membersShop, PASSWORD, violationsOf } from '../../testing/features/customers.ts';

const shop = await membersShop();
const { ask, call, emails, customer, queued, logIn, database, member } = shop;
const { users } = shop.services;

const NEW = 'Newydd.2026';
const change = (given: object = {}) => ({
  body: { current: PASSWORD, new: NEW, confirm: NEW, ...given },
});
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('changing the profile', () => {
  test('stores names, numbers and the time', async () => {
    const mair = await member('mair@example.org');
    expect((await users.profile(mair.customerId)).profileUpdatedAt).toBeNull();
    shop.passMinutes(1);
    const answer = await call(
      'meUpdate',
      { body: { firstName: ' Mair ', lastName: 'Llŷr', phone: '01584 000000', mobile: '' } },
      mair,
    );
    expect(answer).toEqual({
      firstName: 'Mair',
      lastName: 'Llŷr',
      phone: '01584 000000',
      mobile: '',
      marketing: false,
      profileUpdatedAt: shop.now().toISOString(),
    });
    const { createdAt, ...stored } = await users.profile(mair.customerId);
    expect(createdAt).toBeInstanceOf(Date);
    expect(stored).toEqual({
      ...answer,
      profileUpdatedAt: shop.now(),
      id: mair.customerId,
      email: 'mair@example.org',
      keys: null,
    });
  });

  test('records every change of the consent and no other', async () => {
    const idris = await member('idris@example.org');
    const names = { firstName: 'Idris', lastName: 'Price' };
    for (const marketing of [true, true, undefined, false, undefined])
      await call(
        'meUpdate',
        { body: { ...names, ...(marketing !== undefined && { marketing }) } },
        idris,
      );
    const noted = await database
      .selectFrom('marketingConsent')
      .select(['given', 'source'])
      .where('customerId', '=', idris.customerId)
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { given: true, source: 'profile' },
      { given: false, source: 'profile' },
    ]);
    expect((await users.profile(idris.customerId)).marketing).toBe(false);
  });

  test('without names, or with text that cannot be printed, is refused and changes nothing', async () => {
    const huw = await member('huw@example.org');
    const before = await customer('huw@example.org');
    const nameless = await ask('meUpdate', { body: { lastName: ' ' } }, huw);
    expect(nameless.statusCode).toBe(422);
    expect(violationsOf(nameless)).toEqual({
      firstName: 'This value should not be blank.',
      lastName: 'This value should not be blank.',
    });
    const turned = { firstName: 'H', lastName: 'P', mobile: '1\u202e2' };
    const unprintable = await ask('meUpdate', { body: turned }, huw);
    expect(unprintable.statusCode).toBe(422);
    expect(violationsOf(unprintable)).toEqual({
      mobile: 'Please remove the characters that cannot be printed.',
    });
    const withEmail = { firstName: 'H', lastName: 'P', email: 'other@example.org' };
    expect((await ask('meUpdate', { body: withEmail }, huw)).statusCode).toBe(422);
    expect(await customer('huw@example.org')).toEqual(before);
  });

  test('is for customers only', async () => {
    const response = await ask('meUpdate', { body: { firstName: 'A', lastName: 'B' } });
    expect(response.statusCode).toBe(401);
  });
});

describe('changing the password', () => {
  test('ends the other sessions, keeps this one, and notifies the owner twice', async () => {
    const here = await member('sian@example.org');
    const there = (await logIn('sian@example.org', PASSWORD)).json<{
      token: string;
      refresh_token: string;
    }>();
    expect(await call('mePassword', change(), here)).toEqual({});

    expect((await logIn('sian@example.org', PASSWORD)).statusCode).toBe(401);
    expect((await logIn('sian@example.org', NEW)).statusCode).toBe(200);
    const names = { body: { firstName: 'Siân', lastName: 'Price' } };
    expect((await ask('meUpdate', names, here)).statusCode).toBe(200);
    expect((await ask('meUpdate', names, there)).statusCode).toBe(401);
    const renewed = await ask('tokenRefresh', { body: { refresh_token: there.refresh_token } });
    expect(renewed.statusCode).toBe(401);

    expect(await queued('notifyCustomer', here.customerId)).toMatchObject([
      { kind: 'passwordChanged', link: null },
    ]);
    const [sentEmail, ...others] = await emails('sian@example.org');
    expect(others).toEqual([]);
    expect(sentEmail?.subject).toBe('Your password for Keepsake was changed');
    expect(sentEmail?.text).not.toContain(NEW);
    const notified = await database
      .selectFrom('notification')
      .select('kind')
      .where('customerId', '=', here.customerId)
      .execute();
    expect(notified).toEqual([{ kind: 'passwordChanged' }]);
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'blanks',
      { current: '', new: '', confirm: '' },
      {
        current: 'This value should not be blank.',
        new: 'This value should not be blank.',
      },
    ],
    [
      'a short one',
      { new: 'short', confirm: 'short' },
      { new: 'Password must be a minimum of 8 characters.' },
    ],
    [
      'other characters',
      { new: 'pass word', confirm: 'pass word' },
      { new: 'Password contains invalid characters.' },
    ],
    ['two different new ones', { confirm: PASSWORD }, { confirm: 'Passwords do not match.' }],
    ['a wrong current one', { current: 'Anghywir.1' }, { current: 'This password is not right.' }],
  ])('with %s is refused', async (title, given, violations) => {
    const email = `${title.replaceAll(' ', '-')}@example.org`;
    const someone = await member(email);
    const response = await ask('mePassword', change(given), someone);
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual(violations);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
    expect(await emails(email)).toEqual([]);
  });

  test('at the same time from two places leaves one of the passwords valid', async () => {
    const here = await member('race@example.org');
    const answers = await Promise.all(
      ['Un.Un.Un', 'Dau.Dau.Dau'].map((wanted) =>
        ask('mePassword', change({ new: wanted, confirm: wanted }), here),
      ),
    );
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 422]);
  });

  test('cancels a pending recovery', async () => {
    const here = await member('undecided@example.org');
    const wanted = 'Arall.2026';
    await call('userRecover', {
      body: { email: 'undecided@example.org', new: wanted, confirm: wanted },
    });
    const [token] = await shop.tokens('undecided@example.org', 'recovery');
    await call('mePassword', change(), here);
    const response = await ask('recoveryConfirm', { body: { token: token!, password: wanted } });
    expect(response.statusCode).toBe(422);
  });

  test('compares the whole password', async () => {
    const { customerId } = await member('proof@example.org');
    expect(await users.verifyPassword(customerId, PASSWORD)).toBe(true);
    expect(await users.verifyPassword(customerId, `${PASSWORD} `)).toBe(false);
  });
});

describe('the key pair', () => {
  test('is stored as given, the newest replaces the one before', async () => {
    const owner = await member('keys@example.org');
    const first = { public: base64('{"kty":"RSA"}'), private: base64('{"v":1,"data":"…"}') };
    expect(await call('meKeys', { body: first }, owner)).toEqual({});
    expect((await users.profile(owner.customerId)).keys).toEqual(first);
    const second = { public: base64('"PEM"'), private: base64('["wrapped"]') };
    await call('meKeys', { body: second }, owner);
    expect((await users.profile(owner.customerId)).keys).toEqual(second);
  });

  test.each([
    ['not base64', 'no base64!', 'This value is not base64.'],
    ['base64 of something else', base64('not JSON'), 'This value is not base64 of JSON.'],
  ])('that is %s is refused', async (title, wrong, message) => {
    const owner = await member(`${title.replaceAll(' ', '-')}@example.org`);
    const good = base64('{}');
    for (const [field, body] of [
      ['private', { public: good, private: wrong }],
      ['public', { public: wrong, private: good }],
    ] as const) {
      const response = await ask('meKeys', { body }, owner);
      expect(response.statusCode).toBe(422);
      expect(violationsOf(response)).toEqual({ [field]: message });
    }
    expect((await users.profile(owner.customerId)).keys).toBeNull();
  });
});
