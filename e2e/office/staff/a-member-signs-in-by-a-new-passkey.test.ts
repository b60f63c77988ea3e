/** A member adds a passkey and signs in by it, with Chromium's virtual authenticator. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../src/server/database/embedded/free-port.ts';
import { invitedMember, pageOf, signInLink } from '../../support/office.ts';
import { startProcess, untilReady } from '../../support/running/shop-process.ts';
import { newShopper, shop } from '../../support/shop.ts';

// Passkeys need a host name, so another process serves the same shop at one.
const origin = `http://localhost:${await freePort()}`;
let stop = async () => {};

beforeAll(async () => {
  stop = startProcess({ ...shop, origin });
  await untilReady({ origin });
});

afterAll(() => stop());

/** Returns a function that takes it away. */
async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const added = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send('WebAuthn.removeVirtualAuthenticator', added);
}

test('a member adds a passkey under a name, signs in by it, and cannot remove the only one', async () => {
  const page = await newShopper({ baseURL: origin, expected: /status of 401/ });
  const removeAuthenticator = await addAuthenticator(page);
  const link = new URL(await signInLink(await invitedMember('reader')));
  await page.goto(`${link.pathname}${link.hash}`);
  await pageOf(page, 'Today');
  await page.goto('/office/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const add = async (name: string) => {
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Make the passkey' }).click();
  };
  await add('Laptop');
  await passkeys.getByRole('listitem').filter({ hasText: 'Laptop' }).waitFor();
  await passkeys.getByText('your only way to sign in').waitFor();
  expect(await passkeys.getByRole('button', { name: 'Remove Laptop' }).count()).toBe(0);
  await add('The same laptop');
  await page.getByText('This device has a passkey for this shop already.').waitFor();

  await page.context().clearCookies();
  await page.goto('/office/security');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await pageOf(page, 'Security');
  await passkeys.getByText(/last used/).waitFor();
  await page.getByText(/^Signed in by passkey/).waitFor();

  await removeAuthenticator();
  await addAuthenticator(page);
  await add('Phone');
  await passkeys.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  const rows = passkeys.getByRole('listitem');
  await rows.filter({ hasText: 'Laptop' }).waitFor({ state: 'detached' });
  await rows.filter({ hasText: 'Phone' }).waitFor();
});
