/** Customers for journeys, registered, confirmed and signed in by API calls, and the links in their emails. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { LONGEST_WORK_MS } from './orders.ts';
import { query, shop } from './shop.ts';

export const PASSWORD = 'Cwtch.2026';

export interface Customer {
  email: string;
  password: string;
}

/** As `login_check` returns them. */
export interface SignedInTokens {
  token: string;
  refresh_token: string;
}

interface Registered {
  email?: string;
  firstName?: string;
  lastName?: string;
  /** False: a customer who has registered but not yet followed the link in the email. */
  confirmed?: boolean;
  /** False: a customer who is redirected to /profile after signing in. */
  profile?: boolean;
}

let registered = 0;

/** A customer for one journey only, by default ready to sign in. */
export async function registerByApi({
  email = `customer-${Date.now()}-${(registered += 1)}@example.org`,
  firstName = 'Siân',
  lastName = 'Price',
  confirmed = true,
  profile = true,
}: Registered = {}): Promise<Customer> {
  await callShop('POST', '/api/users/create', {
    body: {
      firstName,
      lastName,
      email,
      phone: '',
      mobile: '',
      password: PASSWORD,
      confirm: PASSWORD,
      marketing: false,
      terms: true,
    },
  });
  if (confirmed)
    await query(`update customer set email_confirmed_at = now() where email = $1`, [email]);
  if (profile)
    await query(`update customer set profile_updated_at = now() where email = $1`, [email]);
  return { email, password: PASSWORD };
}

export async function tokensOf({ email, password }: Customer): Promise<SignedInTokens> {
  return callShop<SignedInTokens>('POST', '/api/login_check', {
    body: { username: email, password },
  });
}

/**
 * Signs the customer in on the page's device through calls and the device's storage only. The page
 * is then at an address without a screen: `open` the journey's page.
 */
export async function signInOn(page: Page, customer?: Customer): Promise<Customer> {
  const who = customer ?? (await registerByApi());
  const tokens = await tokensOf(who);
  const { data: user } = await callShop<{ data: unknown }>('GET', '/api/users/me', tokens);
  const blank = `${shop.origin}/nobody-serves-this`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.evaluate(
    (state) => localStorage.setItem('account', JSON.stringify({ state, version: 1 })),
    { ...tokens, user, remember_me: '' },
  );
  return who;
}

const STEP_SECONDS = 30;

/** Turns two-step on with the previous step's code, so that the current one can still be used to sign in. */
export async function enrolTwoStep(
  customer: Customer,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { token } = await tokensOf(customer);
  const started = await callShop<{ data: { secret: string } }>(
    'POST',
    '/api/users/me/two-step/start',
    { token, body: { password: customer.password } },
  );
  const { secret } = started.data;
  const confirm = () =>
    callShop<{ data: { recoveryCodes: string[] } }>('POST', '/api/users/me/two-step/confirm', {
      token,
      body: { code: codeOf(secret, -1) },
    });
  // The step may end in between, making its code too old; the next one then has its full time.
  const confirmed = await confirm().catch(confirm);
  return { secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/** The code of the customer's authenticator, now or some steps away. */
export function codeOf(secret: string, stepsAway = 0): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS }).generate({
    timestamp: Date.now() + stepsAway * STEP_SECONDS * 1000,
  });
}

/** Six digits that no authenticator with this secret shows about now. */
export function wrongCodeOf(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((away) => codeOf(secret, away)));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !near.has(code),
  )!;
}

/** What the device stores about the signed-in customer. */
export async function storedAccount(page: Page) {
  return page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('account') ?? '{"state":{}}') as {
      state: Partial<{
        token: string;
        refresh_token: string;
        user: { email: string } | null;
        remember_me: string;
      }>;
    };
    return state;
  });
}

/** Calls the shop's API; returns the raw response with its envelope. */
export async function callShop<Answer = unknown>(
  method: string,
  address: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Answer> {
  const answer = await fetch(shop.origin + address, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The URL in the newest email about the screen to this customer; waits for the email. */
export async function linkTo(screen: 'activation' | 'recovery', email: string): Promise<string> {
  const start = `${shop.origin}/account/${screen}#`;
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const lines = (await emailsTo(email)).flatMap(({ text = '' }) => text.split('\n'));
        link = lines.findLast((line) => line.startsWith(start));
        return link;
      },
      { timeout: LONGEST_WORK_MS },
    )
    .toBeDefined();
  return link ?? '';
}

/** Oldest first. */
export async function emailsTo(email: string): Promise<Email[]> {
  const folder = path.join(shop.dataFolder, 'mailbox');
  const names = await readdir(folder).catch((): string[] => []);
  const emails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return emails.filter(({ to = [] }) => to.some(({ address }) => address === email));
}
