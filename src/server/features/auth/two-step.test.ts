import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import {
  CODE_REQUIRED,
  codeFor,
  handClock,
  PASSWORD,
  queued,
  twoStepCustomers,
} from '../../testing/features/auth.ts';

const hand = handClock();
const { clock } = hand;
const shop = await testShop({ clock });
const { call, ask, database } = shop;
const { signedIn, begun, enrolled, wrongFor, logIn } = twoStepCustomers(shop, hand);
const password = PASSWORD;

describe('turning two-step on', () => {
  test('begins with a secret as text, as an address with shop and email, and as a QR code', async () => {
    const { email, secret, uri, qr } = await begun();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.protocol + address.host).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe(`/Keepsake:${email}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Keepsake',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(qr).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  });

  test('is not active before a first code', async () => {
    const { id, email } = await begun();
    expect(await shop.services.auth.hasTwoStep(id)).toBe(false);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('needs the password', async () => {
    const customer = await signedIn();
    const response = await ask('twoStepStart', { body: { password: 'Wrong-1234' } }, customer);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      violations: [{ propertyPath: 'password', message: 'This password is not right.' }],
    });
    const started = database.selectFrom('twoStep').select('secret');
    expect(await started.where('customerId', '=', customer.id).execute()).toEqual([]);
  });

  test('needs a right code, and returns ten recovery codes', async () => {
    const customer = await begun();
    const wrong = await ask(
      'twoStepConfirm',
      { body: { code: wrongFor(customer.secret) } },
      customer,
    );
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      violations: [{ propertyPath: 'code', message: 'Invalid two step code.' }],
    });
    expect(await shop.services.auth.hasTwoStep(customer.id)).toBe(false);
    const code = codeFor(customer.secret, clock());
    const { recoveryCodes } = await call('twoStepConfirm', { body: { code } }, customer);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const recovery of recoveryCodes) expect(recovery).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect(await shop.services.auth.hasTwoStep(customer.id)).toBe(true);
  });

  test('refuses malformed codes with the same message', async () => {
    const customer = await begun();
    const response = await ask('twoStepConfirm', { body: { code: '12345' } }, customer);
    expect(response.json()).toMatchObject({
      violations: [{ propertyPath: 'code', message: 'Invalid two step code.' }],
    });
  });

  test('notifies the owner by email and in the account, when turned on and off', async () => {
    const customer = await enrolled();
    await call('twoStepDisable', { body: { password } }, customer);
    const noticeId = expect.any(String) as string;
    const own = ({ customerId }: Record<string, unknown>) => customerId === customer.id;
    expect((await queued(shop, 'sendSecurityNotice')).filter(own)).toEqual([
      { customerId: customer.id, event: 'twoStepOn', noticeId },
      { customerId: customer.id, event: 'twoStepOff', noticeId },
    ]);
    expect((await queued(shop, 'notifyCustomer')).filter(own)).toMatchObject([
      { kind: 'twoStepOn' },
      { kind: 'twoStepOff' },
    ]);
  });

  test('restarts with another secret, of which only the last counts', async () => {
    const customer = await begun();
    const again = await call('twoStepStart', { body: { password } }, customer);
    expect(again.secret).not.toBe(customer.secret);
    const old = { code: codeFor(customer.secret, clock()) };
    expect((await ask('twoStepConfirm', { body: old }, customer)).statusCode).toBe(422);
    const code = codeFor(again.secret, clock());
    expect((await ask('twoStepConfirm', { body: { code } }, customer)).statusCode).toBe(200);
  });

  test('is refused if it is on already, or was not begun', async () => {
    const customer = await signedIn();
    const code = '123456';
    expect((await ask('twoStepConfirm', { body: { code } }, customer)).statusCode).toBe(409);
    expect((await ask('twoStepDisable', { body: { password } }, customer)).statusCode).toBe(409);
    expect((await ask('recoveryCodes', { body: { password } }, customer)).statusCode).toBe(409);
    const on = await enrolled();
    expect((await ask('twoStepStart', { body: { password } }, on)).statusCode).toBe(409);
    expect((await ask('twoStepConfirm', { body: { code } }, on)).statusCode).toBe(409);
    expect((await logIn(on.email, codeFor(on.secret, clock()))).statusCode).toBe(200);
  });

  test('confirmed five times at once is on once, with the ten codes of that response', async () => {
    const customer = await begun();
    const code = codeFor(customer.secret, clock());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask('twoStepConfirm', { body: { code } }, customer)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    const stored = database.selectFrom('recoveryCode').select('hash');
    expect(await stored.where('customerId', '=', customer.id).execute()).toHaveLength(10);
  });

  test('stores the secret encrypted and bound to its customer, the recovery codes hashed', async () => {
    const { id, secret, recoveryCodes } = await enrolled();
    const other = await enrolled();
    const twoStep = database.selectFrom('twoStep').select('secret');
    const { secret: sealed } = await twoStep.where('customerId', '=', id).executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain(secret);
    expect(sealed).toHaveLength(12 + 16 + 20);
    const stored = database.selectFrom('recoveryCode').select('hash').where('customerId', '=', id);
    const hashes = (await stored.execute()).map(({ hash }) => hash);
    for (const code of recoveryCodes) expect(hashes.join(' ')).not.toContain(code);

    await database
      .updateTable('twoStep')
      .set({ secret: sealed })
      .where('customerId', '=', other.id)
      .execute();
    expect((await logIn(other.email, codeFor(secret, clock()))).statusCode).not.toBe(200);
  });
});

describe('turning two-step off', () => {
  test('needs the password', async () => {
    const customer = await enrolled();
    const refused = await ask('twoStepDisable', { body: { password: 'Wrong-1234' } }, customer);
    expect(refused.statusCode).toBe(422);
    expect((await logIn(customer.email)).json()).toEqual(CODE_REQUIRED);
  });

  test('returns to the password alone, and erases secret and codes', async () => {
    const customer = await enrolled();
    await call('twoStepDisable', { body: { password } }, customer);
    expect((await logIn(customer.email)).statusCode).toBe(200);
    for (const table of ['twoStep', 'recoveryCode'] as const)
      expect(
        await database
          .selectFrom(table)
          .select('customerId')
          .where('customerId', '=', customer.id)
          .execute(),
      ).toEqual([]);
  });
});
