import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { CodeForm } from './two-step-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RecoverForm } from './recover-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';
import type { Login } from './use-login.ts';

const pending = { username: 's@example.org', password: 'Cwtch.2026', remember: false };
const login: Login = {
  asksCode: false,
  pending: null,
  found: {},
  unconfirmed: '',
  attempt: async () => undefined,
  startAgain: () => {},
};
const draw = (form: Parameters<typeof drawn>[0]) => drawn(form, ['account-forms', 'shell']);

test('login has email and password, remembers the email, and leads to recovery and registration', () => {
  const form = draw(<LoginForm login={login} />);
  expect(form.labels).toEqual(['E-mail *', 'Password *', 'Remember me']);
  expect(form.html).toMatch(/<input[^>]* role="switch"[^>]*>/);
  expect(form.buttons).toEqual(expect.arrayContaining(['Forgot password', 'Login']));
  expect(form.links.get('Register')).toBe('/register');
});

test('the code has six boxes of one digit each, and cannot be verified before all are filled', () => {
  const form = draw(<CodeForm login={login} pending={pending} />);
  expect(
    [...form.html.matchAll(/aria-label="(Digit \d of 6)"/g)].map(([, label]) => label),
  ).toEqual([1, 2, 3, 4, 5, 6].map((place) => `Digit ${place} of 6`));
  expect(form.html).toMatch(/<button[^>]* disabled=""[^>]*>(?:<[^>]*>)*Verify</);
});

test('registration has names, contact details, the password twice and two consents', () => {
  const form = draw(<RegisterForm onRegistered={() => {}} />);
  const plain = form.labels.map((label) => label.replace(/ \*$/, ''));
  expect(plain.slice(0, 7)).toEqual([
    'First name',
    'Last name',
    'E-mail',
    'Phone (optional)',
    'Mobile (optional)',
    'Password',
    'Confirm password',
  ]);
  expect(form.labels.slice(0, 2)).toEqual(['First name *', 'Last name *']);
  const fields = [...form.html.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => / required=""/.test(input))
    .map((input) => / name="(\w+)"/.exec(input)?.[1]);
  expect(fields).toEqual(['firstName', 'lastName', 'email', 'password', 'confirm', 'terms']);
  expect(plain[7]).toMatch(/^I accept the terms and conditions/);
  expect(plain[8]).toMatch(/newsletters/);
  expect(form.html.match(/role="switch"/g)).toHaveLength(2);
  expect([...form.links.values()]).toEqual(['/legal/terms', '/login']);
  expect(form.links.get('Login')).toBe('/login');
  expect(form.buttons).toContain('Create account');
});

test('a registered visitor reads about the email, and about spam and junk', () => {
  const { text } = draw(<Registered email="s@example.org" />);
  expect(text).toContain(
    'To activate it, please follow the link in the e-mail we have just sent to s@example.org.',
  );
  expect(text).toContain('check your spam or junk folder');
});

test('recovery has the email and the new password twice, under the long field names', () => {
  const form = draw(<RecoverForm />);
  expect([...form.html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'email',
    'new_password',
    'confirm_new_password',
  ]);
  expect(form.labels).toEqual(['E-mail *', 'New password *', 'Confirm new password *']);
});

test('a counted field says how much of its limit is used', () => {
  expect(draw(<RecoverForm />).text).toContain('Max Character Limit 0/200');
});
