import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import {
  CODE_REQUIRED,
  CODE_WRONG,
  codeFor,
  handClock,
  PASSWORD,
  twoStepCustomers,
} from '../../testing/features/auth.ts';

const hand = handClock();
const { clock } = hand;
const shop = await testShop({ clock });
const { call, ask, database } = shop;
const { begun, enrolled, wrongFor, logIn } = twoStepCustomers(shop, hand);
const password = PASSWORD;

describe('signing in with two-step', () => {
  test('requires the code once the password is right, and not before', async () => {
    const { email } = await enrolled();
    for (const response of [await logIn(email), await logIn(email, ''), await logIn(email, '  ')])
      expect([response.statusCode, response.json()]).toEqual([401, CODE_REQUIRED]);
    const wrong = await ask('logIn', { body: { username: email, password: 'Wrong-1234' } });
    expect(wrong.json()).toMatchObject({ data: { field: 'password' } });
  });

  test('accepts the current code and the one before', async () => {
    const { email, secret } = await enrolled();
    expect((await logIn(email, codeFor(secret, clock(), -1))).statusCode).toBe(200);
    expect((await logIn(email, codeFor(secret, clock()))).statusCode).toBe(200);
  });

  test('refuses a wrong, an older and a future code', async () => {
    const { email, secret } = await enrolled();
    for (const code of [
      wrongFor(secret),
      codeFor(secret, clock(), -2),
      codeFor(secret, clock(), 1),
    ]) {
      const response = await logIn(email, code);
      expect([response.statusCode, response.json()]).toEqual([401, CODE_WRONG]);
    }
    for (const code of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', '\u0000'])
      expect((await logIn(email, code)).json()).toEqual(CODE_WRONG);
  });

  test('accepts a code once, and none from before an accepted one', async () => {
    const { email, secret } = await enrolled();
    const [earlier, code] = [codeFor(secret, clock(), -1), codeFor(secret, clock())];
    expect((await logIn(email, code)).statusCode).toBe(200);
    expect((await logIn(email, code)).json()).toEqual(CODE_WRONG);
    expect((await logIn(email, earlier)).json()).toEqual(CODE_WRONG);
  });

  test('does not accept the code that turned it on', async () => {
    const customer = await begun();
    const code = codeFor(customer.secret, clock());
    await call('twoStepConfirm', { body: { code } }, customer);
    expect((await logIn(customer.email, code)).json()).toEqual(CODE_WRONG);
  });

  test('lets in one of ten callers who use one code at once', async () => {
    const { id, email, secret } = await enrolled();
    const code = codeFor(secret, clock());
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(email, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9);
    const sessions = database.selectFrom('session').select('id').where('customerId', '=', id);
    // The session of the enrolment, and the one that won.
    expect(await sessions.execute()).toHaveLength(2);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(email, first)).statusCode).toBe(200);
    expect((await logIn(email, first)).json()).toEqual(CODE_WRONG);
    expect((await logIn(email, ` ${second.replace('-', ' ').toUpperCase()} `)).statusCode).toBe(
      200,
    );
  });

  test('lets in one of ten callers who use it at once', async () => {
    const { email, recoveryCodes } = await enrolled();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => logIn(email, recoveryCodes[0])),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('works for its own customer only', async () => {
    const [one, two] = [await enrolled(), await enrolled()];
    expect((await logIn(two.email, one.recoveryCodes[0])).json()).toEqual(CODE_WRONG);
  });

  test('is void once there are new ones, which need the password', async () => {
    const customer = await enrolled();
    const refused = await ask('recoveryCodes', { body: { password: 'Wrong-1234' } }, customer);
    expect(refused.json()).toMatchObject({ violations: [{ propertyPath: 'password' }] });
    const { recoveryCodes } = await call('recoveryCodes', { body: { password } }, customer);
    expect(recoveryCodes).toHaveLength(10);
    expect((await logIn(customer.email, customer.recoveryCodes[0])).json()).toEqual(CODE_WRONG);
    expect((await logIn(customer.email, recoveryCodes[9])).statusCode).toBe(200);
  });
});
