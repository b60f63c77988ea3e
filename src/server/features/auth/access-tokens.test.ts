import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { accessTokens } from './access-tokens.ts';
import { handClock } from '../../testing/features/auth.ts';

const { clock, pass } = handClock();
const shop = await testShop({ clock });
const { ask } = shop;
const { customerId, sessionId, token } = await shop.signedIn();
/** The shop's real key: each forgery below must be refused for its own defect, not for its signature. */
const key = createHmac('sha256', 'a secret of tests').update('access tokens').digest();
const seconds = () => Math.floor(clock().getTime() / 1000);

interface Claims {
  issuer?: string;
  audience?: string;
  subject?: string;
  sid?: string | undefined;
  expires?: number | undefined;
  notBefore?: number;
}

function claimed<Kind extends SignJWT | UnsecuredJWT>(made: Kind, given: Claims = {}): Kind {
  made.setIssuer(given.issuer ?? shop.config.origin);
  made.setAudience(given.audience ?? 'keepsake');
  made.setSubject(given.subject ?? customerId);
  if (!('expires' in given)) made.setExpirationTime(seconds() + 600);
  else if (given.expires !== undefined) made.setExpirationTime(given.expires);
  if (given.notBefore) made.setNotBefore(given.notBefore);
  return made;
}
function signed(given: Claims = {}, alg = 'HS256'): Promise<string> {
  const sid = 'sid' in given ? given.sid : sessionId;
  return claimed(new SignJWT(sid === undefined ? {} : { sid }), given)
    .setProtectedHeader({ alg })
    .sign(key);
}
function withHeader(header: object): string {
  const [, payload = '', signature = ''] = token.split('.');
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join('.');
}
async function answered(bearer: string) {
  const response = await ask('twoStepStart', { body: { password: 'x' } }, { token: bearer });
  return [response.statusCode, response.json<{ message: string }>().message];
}

const INVALID = [401, 'Invalid JWT Token'];

test('a token of the shop gives access to the customer’s data', async () => {
  expect((await answered(token))[0]).toBe(422);
  expect((await answered(await signed()))[0]).toBe(422);
});

test('two tokens of one session and one second differ', async () => {
  const { issue } = accessTokens({ secret: 'any', issuer: shop.config.origin, clock });
  const [one, other] = await Promise.all([1, 2].map(() => issue({ customerId, sessionId })));
  expect(one).not.toBe(other);
});

test('a call without a token is refused as unauthorised', async () => {
  const response = await ask('twoStepStart', { body: { password: 'x' } });
  expect([response.statusCode, response.json()]).toEqual([
    401,
    { status: 'error', message: 'JWT Token not found' },
  ]);
});

describe('a token is refused', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  test.each<[string, () => string | Promise<string>]>([
    ['that is not one', () => 'abc'],
    ['without a signature', () => `${token.split('.').slice(0, 2).join('.')}.`],
    ['of the algorithm none', () => claimed(new UnsecuredJWT({ sid: sessionId })).encode()],
    ['whose header says none', () => withHeader({ alg: 'none' })],
    ['whose header says RS256', () => withHeader({ alg: 'RS256' })],
    ['whose header names another HMAC', () => withHeader({ alg: 'HS512' })],
    ['validly signed by another HMAC', () => signed({}, 'HS512')],
    [
      'validly signed by RS256',
      () =>
        claimed(new SignJWT({ sid: sessionId }))
          .setProtectedHeader({ alg: 'RS256' })
          .sign(rsa.privateKey),
    ],
    [
      'signed with the public key as a secret',
      () =>
        claimed(new SignJWT({ sid: sessionId }))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from(rsa.publicKey.export({ type: 'spki', format: 'pem' }))),
    ],
    [
      'signed with the shop’s underived secret',
      () =>
        claimed(new SignJWT({ sid: sessionId }))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from('a secret of tests')),
    ],
    [
      'with another customer inserted',
      () => {
        const [header, payload = '', signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
        const forged = JSON.stringify({ ...claims, sub: '01900000-0000-7000-8000-000000000000' });
        return [header, Buffer.from(forged).toString('base64url'), signature].join('.');
      },
    ],
    ['of another shop', () => signed({ issuer: 'https://elsewhere.example' })],
    ['for another audience', () => signed({ audience: 'office' })],
    ['without an expiry', () => signed({ expires: undefined })],
    ['without a session', () => signed({ sid: undefined })],
    ['that is not valid yet', () => signed({ notBefore: seconds() + 60 })],
    [
      'of another customer’s session',
      async () => signed({ subject: (await shop.signedIn()).customerId }),
    ],
  ])('%s', async (_, forge) => {
    expect(await answered(await forge())).toEqual(INVALID);
  });

  test.each([
    ['of another scheme', 'Basic abc'],
    ['of no scheme', 'abc'],
    ['of nothing', 'Bearer '],
    ['that is too long', `Bearer ${'a'.repeat(5000)}`],
  ])('in a header %s', async (_, authorization) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/users/me/two-step/start',
      headers: { authorization },
      payload: { password: 'x' },
    });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual(INVALID);
  });
});

test('after ten minutes the token is reported as expired, also by a call open to guests', async () => {
  const fresh = await shop.services.auth.issueAccessToken({ customerId, sessionId });
  pass(10 * 60 - 1);
  expect((await answered(fresh))[0]).toBe(422);
  pass(1);
  expect(await answered(fresh)).toEqual([401, 'Expired JWT Token']);
  const cart = await ask('cart', { params: { cartId: 'new' } }, { token: fresh });
  expect([cart.statusCode, cart.json<{ message: string }>().message]).toEqual([
    401,
    'Expired JWT Token',
  ]);
});
