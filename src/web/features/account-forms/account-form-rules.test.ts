import { describe, expect, test } from 'vitest';
import said from '../../../../locales/en/account-forms.json' with { type: 'json' };
import changed from '../../../../locales/en/password.json' with { type: 'json' };
import ordered from '../../../../locales/en/thank-you.json' with { type: 'json' };
import { checkPassword, MIN_PASSWORD_LENGTH } from '../../../domain/people/password.ts';
import { readRefusal } from '../../api/refusal.ts';
import {
  checkLogin,
  checkRecovery,
  checkRegistration,
  refusedLogin,
  refusedRecovery,
  refusedRegistration,
} from './account-form-rules.ts';

const valuesOf = (given: Record<string, string>) => (name: string) => given[name] ?? '';
const refusal = (status: number, body: unknown = null) => readRefusal(status, body, null);
const violations = (...given: [string, string][]) =>
  refusal(422, {
    message: 'Please check the highlighted fields.',
    violations: given.map(([propertyPath, message]) => ({ propertyPath, message })),
  });

describe('login', () => {
  const messages = { later: said.later };

  test('is checked before it is sent', () => {
    expect(checkLogin(valuesOf({ username: 'siân@', password: 'short' }))).toEqual({
      username: 'Please enter a valid email address.',
      password: 'Password must be a minimum of 8 characters.',
    });
    expect(checkLogin(valuesOf({ username: 's@example.org', password: 'with space' }))).toEqual({
      password: 'Password contains invalid characters.',
    });
    expect(checkLogin(valuesOf({ username: ' s@example.org ', password: 'Cwtch.2026' }))).toEqual(
      {},
    );
  });

  test('shows the shop’s message at the field it names', () => {
    expect(
      refusedLogin(refusal(401, { message: 'Not right.', data: { field: 'password' } }), messages),
    ).toEqual({ password: 'Not right.' });
    expect(refusedLogin(violations(['username', 'Too long.']), messages)).toEqual({
      username: 'Too long.',
    });
    expect(refusedLogin(refusal(429, { message: 'Please wait.' }), messages)).toEqual({
      form: 'Please wait.',
    });
  });

  test.each([0, 500, 503])('says to try later if the request fails with %i', (status) => {
    expect(refusedLogin(refusal(status, { message: 'anything' }), messages)).toEqual({
      form: 'An error occurred, please try again later!',
    });
  });
});

describe('registration', () => {
  const messages = { used: said.register.used, failed: said.register.failed };
  const good = {
    firstName: 'Siân',
    lastName: 'Price',
    email: 's@example.org',
    password: 'Cwtch.2026',
    confirm: 'Cwtch.2026',
  };
  const check = (given: Record<string, string>) =>
    checkRegistration(valuesOf({ ...good, ...given }), {
      enterFirstName: 'first',
      enterLastName: 'last',
    });

  test('needs names, an email and a password given twice', () => {
    expect(check({})).toEqual({});
    expect(check({ firstName: ' ', lastName: '' })).toEqual({
      firstName: 'first',
      lastName: 'last',
    });
    expect(check({ email: 'no', password: 'short', confirm: 'other' })).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Password must be a minimum of 8 characters.',
      confirm: 'Passwords do not match.',
    });
  });

  test('ignores that a value is blank, and says only that something went wrong if an email is in use', () => {
    expect(
      refusedRegistration(
        violations(
          ['firstName', 'This value should not be blank.'],
          ['email', 'This value is already used.'],
          ['terms', 'You must accept the terms and conditions.'],
        ),
        messages,
      ),
    ).toEqual({
      email: 'Error registering account',
      terms: 'You must accept the terms and conditions.',
    });
  });

  test('accepts the other spelling of field errors', () => {
    const spelt = refusal(422, { body: { fields: [{ key: 'phone', message: 'Odd.' }] } });
    expect(refusedRegistration(spelt, messages)).toEqual({ phone: 'Odd.' });
  });

  test.each([
    ['only spaces', violations(['email', 'This value should not be blank.'])],
    ['no response', refusal(0)],
    ['trouble', refusal(500, { message: 'anything' })],
  ])('says to try again after %s', (_, refused) => {
    expect(refusedRegistration(refused, messages)).toEqual({
      form: 'An error occurred, please try again!',
    });
  });
});

describe('recovery', () => {
  const messages = { later: said.later, failed: said.recover.failed };
  const check = (wanted: string, repeated: string) =>
    checkRecovery(
      valuesOf({ email: 's@example.org', new_password: wanted, confirm_new_password: repeated }),
    );

  test('checks the confirmation by the rules of the password', () => {
    expect(check('Cwtch.2026', 'Cwtch.2026')).toEqual({});
    expect(check('Cwtch.2026', 'Cwtch')).toEqual({
      confirm_new_password: 'Password must be a minimum of 8 characters.',
    });
    expect(check('Cwtch.2026', 'Cwtch~2026')).toEqual({
      confirm_new_password: 'Password contains invalid characters.',
    });
    expect(check('Cwtch.2026', 'Cwtch.2027')).toEqual({
      confirm_new_password: 'Passwords do not match.',
    });
  });

  test('needs an email address and a good password too', () => {
    expect(
      checkRecovery(
        valuesOf({ email: 'siân@', new_password: 'Cwtch', confirm_new_password: 'Cwtch.2026' }),
      ),
    ).toEqual({
      email: 'Please enter a valid email address.',
      new_password: 'Password must be a minimum of 8 characters.',
      confirm_new_password: 'Passwords do not match.',
    });
    expect(check('Cwtch~2026', 'Cwtch~2026')).toEqual({
      new_password: 'Password contains invalid characters.',
      confirm_new_password: 'Password contains invalid characters.',
    });
  });

  test('distinguishes a refusal from a request that failed', () => {
    expect(refusedRecovery(violations(['email', 'Odd.']), messages)).toEqual({
      email: 'Odd.',
      form: 'Error recovering account',
    });
    expect(refusedRecovery(refusal(429, { message: 'Please wait.' }), messages)).toEqual({
      form: 'Error recovering account',
    });
    expect(refusedRecovery(refusal(0), messages)).toEqual({
      form: 'An error occurred, please try again later!',
    });
  });
});

test.each([said.passwordHint, changed.rules, ordered.offer.rules])(
  'the rule names every sign that a password may have, and no other: %s',
  (rule) => {
    const [, least, signs = ''] = /^At least (\d+) characters\..* digits and (.+) – no/.exec(rule)!;
    expect(least).toBe(String(MIN_PASSWORD_LENGTH));
    const printed = Array.from({ length: 0xff - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
    const allowed = printed.filter((sign) => checkPassword(sign.repeat(8)) === null);
    expect(signs.split(' ').toSorted()).toEqual(
      allowed.filter((sign) => !/[a-z\d]/i.test(sign)).toSorted(),
    );
  },
);
