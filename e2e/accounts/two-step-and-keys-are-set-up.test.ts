/** Two-step sign-in on the screen: turned on with an authenticator, recovery codes saved and replaced, turned off. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callShop, codeOf, PASSWORD, signInOn, wrongCodeOf } from '../support/accounts.ts';
import { DESK, newShopper, open, shop } from '../support/shop.ts';

const TEN = 10;

test('a customer turns two-step sign-in on and off', async () => {
  const page = await newShopper({
    ...DESK,
    expected: /status of (401|422)/,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const customer = await signInOn(page);
  const { email } = customer;
  await open(page, '/account/security');
  const twoStep = page.getByRole('region', { name: 'Two-step sign-in' });
  const password = twoStep.locator('input[name=password]');
  await twoStep.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await twoStep.getByRole('button', { name: 'Continue' }).click();
  await twoStep.getByText('Please enter your password.', { exact: true }).waitFor();
  await password.fill('Not.my.word1');
  await twoStep.getByRole('button', { name: 'Continue' }).click();
  await twoStep.getByText('This password is not right.').waitFor();
  await password.fill(PASSWORD);
  await twoStep.getByRole('button', { name: 'Continue' }).click();

  await twoStep.getByRole('img', { name: /^QR code/ }).waitFor();
  const address = await twoStep
    .getByRole('link', { name: 'Open it in an app on this device' })
    .getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  const spelt = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  await twoStep.getByText(spelt, { exact: true }).waitFor();
  const verify = twoStep.getByRole('button', { name: 'Verify' });
  expect(await verify.isDisabled()).toBe(true);
  await twoStep.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(wrongCodeOf(secret));
  await verify.click();
  await twoStep.getByText('Invalid two step code.').waitFor();
  await twoStep.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');

  await twoStep.getByRole('heading', { name: 'Your ten recovery codes' }).waitFor();
  const codes = await twoStep.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(TEN);
  await twoStep.getByRole('button', { name: 'Copy' }).click();
  await twoStep.getByText('The codes are copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    twoStep.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(email);
  for (const code of codes) expect(text).toContain(code);
  // On paper they are alone.
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  await page.getByText(codes[0]!, { exact: true }).waitFor();
  await page.emulateMedia({ media: null });
  await twoStep.getByRole('button', { name: 'I have kept them safe' }).click();
  await twoStep.getByText('Two-step sign-in is on. Keep your recovery codes safe.').waitFor();
  expect(await page.getByText(codes[0]!, { exact: true }).count()).toBe(0);

  const logIn = (_two_step?: string) =>
    callShop('POST', '/api/login_check', {
      body: { username: email, password: PASSWORD, ...(_two_step && { _two_step }) },
    });
  await expect(logIn()).rejects.toThrow('Please enter your authentication code.');
  await logIn(codes[0]);

  await twoStep.getByRole('button', { name: 'New recovery codes' }).click();
  await password.fill(PASSWORD);
  await twoStep.getByRole('button', { name: 'Make new codes' }).click();
  await twoStep.getByRole('heading', { name: 'Your ten recovery codes' }).waitFor();
  const fresh = await twoStep.getByRole('listitem').allTextContents();
  expect(fresh).not.toContain(codes[1]);
  await expect(logIn(codes[1])).rejects.toThrow('Invalid two step code.');
  await twoStep.getByRole('button', { name: 'I have kept them safe' }).click();

  await twoStep.getByRole('button', { name: 'Turn off' }).click();
  await password.fill(PASSWORD);
  await twoStep.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await twoStep.getByText('Two-step sign-in is off. Your password alone signs you in.').waitFor();
  await logIn();
  expect(page.url()).toBe(`${shop.origin}/account/security`);
});

test('a customer makes a key pair, exports it and imports it again', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 422/ });
  const customer = await signInOn(page);
  await open(page, '/account/security');
  const keys = page.getByRole('region', { name: 'Your own keys' });
  const passphrase = keys.locator('input[name=passphrase]');
  await keys.getByRole('button', { name: 'Create a key pair' }).click();
  await passphrase.fill('short');
  await keys.getByRole('button', { name: 'Create key pair' }).click();
  await keys.getByText('Please use at least 12 characters.').waitFor();
  await keys.getByText('The passphrases do not match.').waitFor();
  await passphrase.fill('ffenestr ddŵr las');
  await keys.locator('input[name=repeated]').fill('ffenestr ddŵr las');
  await keys.getByRole('button', { name: 'Create key pair' }).click();
  await keys.getByText('Your key pair is made and kept.').waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keys.getByRole('button', { name: 'Export keys' }).click(),
  ]);
  const path = await file.path();
  const exported = JSON.parse(await readFile(path, 'utf8')) as { public: string; private: string };
  const tokens = await callShop<{ token: string }>('POST', '/api/login_check', {
    body: { username: customer.email, password: PASSWORD },
  });
  const me = await callShop<{ data: { keys: unknown } }>('GET', '/api/users/me', tokens);
  expect(me.data.keys).toEqual(exported);

  await keys.getByRole('button', { name: 'Try the passphrase' }).click();
  await passphrase.fill('something else');
  await keys.getByRole('button', { name: 'Try the passphrase' }).click();
  await keys.getByText('Decrypt Private Key Failed').waitFor();
  await passphrase.fill('ffenestr ddŵr las');
  await keys.getByRole('button', { name: 'Try the passphrase' }).click();
  await keys.getByText('The passphrase opens your private key.').waitFor();

  await keys.getByRole('button', { name: 'Import keys' }).click();
  await passphrase.waitFor();
  await keys.getByRole('button', { name: 'Import keys' }).click();
  await keys.getByText('Please choose a file that was exported here.').waitFor();
  await keys.locator('input[type=file]').setInputFiles(path);
  await passphrase.fill('ffenestr ddŵr las');
  await keys.getByRole('button', { name: 'Import keys' }).click();
  await keys.getByText('Your keys are back.').waitFor();
});
