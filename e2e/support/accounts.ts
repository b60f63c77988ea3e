/** Customers for journeys: registered, confirmed and signed in by the shop's own calls, and the links of their letters. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import { LONGEST_WORK_MS } from './orders.ts';
import { ask, shop } from './shop.ts';

export const PASSWORD = 'Cwtch.2026';

export interface Customer {
  email: string;
  password: string;
}

/** As `login_check` answers. */
export interface SignedInTokens {
  token: string;
  refresh_token: string;
}

interface Registered {
  email?: string;
  firstName?: string;
  lastName?: string;
  /** False: a customer who has registered and not yet followed the link of the letter. */
  confirmed?: boolean;
  /** False: one who is sent to /profile after signing in. */
  profile?: boolean;
}

let registered = 0;

/** A customer nobody else has, by default ready to sign in. */
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
    await ask(`update customer set email_confirmed_at = now() where email = $1`, [email]);
  if (profile)
    await ask(`update customer set profile_updated_at = now() where email = $1`, [email]);
  return { email, password: PASSWORD };
}

export async function tokensOf({ email, password }: Customer): Promise<SignedInTokens> {
  return callShop<SignedInTokens>('POST', '/api/login_check', {
    body: { username: email, password },
  });
}

/**
 * Signs the customer in on the page's device by calls and the device's storage alone. The page then stands at an
 * address without a screen: `open` what the journey is about.
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

/** Turns two-step on by a code of the step before, so that the present one is still good for signing in. */
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
  // The step may end on the way, and its code is then too old; the next one has all of its time.
  const confirmed = await confirm().catch(confirm);
  return { secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/** What the customer's authenticator shows, now or some steps away. */
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

/** What the device keeps of who is signed in. */
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

/** A call to the shop's API; the answer as it stands, envelope and all. */
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

/** The address that the newest letter about the screen sent this customer to; waits for the letter. */
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
  const letters = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return letters.filter(({ to = [] }) => to.some(({ address }) => address === email));
}
