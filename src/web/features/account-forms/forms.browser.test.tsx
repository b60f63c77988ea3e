/** The account forms as a visitor meets them: their fields in order, what is required, where their links lead. */
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAt } from '../../testing/in-browser.tsx';
import { CodeForm } from './sign-in/two-step-form.tsx';
import { LoginForm } from './sign-in/login-form.tsx';
import { RecoverForm } from './recovery/recover-form.tsx';
import { RegisterForm } from './registration/register-form.tsx';
import { Registered } from './registration/registered.tsx';
import type { Login } from './sign-in/use-login.ts';

const pending = { username: 's@example.org', password: 'Cwtch.2026', remember: false };
const login: Login = {
  asksCode: false,
  pending: null,
  found: {},
  unconfirmed: '',
  attempt: async () => undefined,
  startAgain: () => {},
};

async function show(form: ReactNode) {
  const { screen } = await renderAt('/', form, ['account-forms', 'shell']);
  const fields = () => [...screen.container.querySelectorAll('input')];
  return {
    screen,
    fields,
    labels: () => fields().map(({ labels }) => labels?.[0]?.innerText.trim()),
    required: () => fields().flatMap(({ required, name }) => (required ? [name] : [])),
  };
}

test('login has email and password, remembers the email, and leads to recovery and registration', async () => {
  const { screen, labels } = await show(<LoginForm login={login} />);
  expect(labels()).toEqual(['Email *', 'Password *', 'Remember me']);
  await expect.element(screen.getByRole('switch', { name: 'Remember me' })).not.toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Forgot password' })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Register' }))
    .toHaveAttribute('href', '/register');
});

test('the code has six boxes of one digit each, and cannot be verified before all are filled', async () => {
  const { screen } = await show(<CodeForm login={login} pending={pending} />);
  const boxes = screen.getByRole('textbox', { name: /^Digit \d of 6$/ });
  const verify = screen.getByRole('button', { name: 'Verify' });
  expect(boxes.elements()).toHaveLength(6);
  await expect.element(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
  await userEvent.keyboard('12345');
  await expect.element(verify).toBeDisabled();
  await userEvent.keyboard('6');
  await expect.element(verify).toBeEnabled();
  expect(boxes.elements().map((box) => (box as HTMLInputElement).value)).toEqual([...'123456']);
});

test('registration has names, contact details, the password twice and two consents', async () => {
  const { screen, labels, required } = await show(<RegisterForm onRegistered={() => {}} />);
  expect(labels().slice(0, 7)).toEqual([
    'First name *',
    'Last name *',
    'Email *',
    'Phone (optional)',
    'Mobile (optional)',
    'Password *',
    'Confirm password *',
  ]);
  expect(required()).toEqual(['firstName', 'lastName', 'email', 'password', 'confirm', 'terms']);
  const consents = screen.getByRole('switch');
  expect(consents.elements()).toHaveLength(2);
  await expect.element(consents.nth(0)).toHaveAccessibleName(/^I accept the terms and conditions/);
  await expect.element(consents.nth(1)).toHaveAccessibleName(/newsletters/);
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/legal/terms', '/login']);
  await expect
    .element(screen.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login');
  await expect.element(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('a registered visitor reads about the email, and about spam and junk', async () => {
  const { screen } = await show(<Registered email="s@example.org" />);
  for (const text of [
    /^To activate it, please follow the link in the email we have just sent to s@example\.org\./,
    /check your spam or junk folder/,
  ])
    await expect.element(screen.getByText(text)).toBeVisible();
});

test('recovery has the email and the new password twice, under the long field names', async () => {
  const { fields, labels } = await show(<RecoverForm />);
  expect(fields().map(({ name }) => name)).toEqual([
    'email',
    'new_password',
    'confirm_new_password',
  ]);
  expect(labels()).toEqual(['Email *', 'New password *', 'Confirm new password *']);
});

test('passwords are not counted', async () => {
  const { screen } = await show(<RecoverForm />);
  await screen.getByLabelText(/^New password/).fill('Cwtch.2026');
  expect(screen.container.textContent).not.toContain('Max Character Limit');
});
