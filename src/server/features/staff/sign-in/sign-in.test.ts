/** Signing in to the office by password and code or by passkey, and proving an identity again. */
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../../domain/time/durations.ts';
import { softwareAuthenticator } from '../../../testing/authenticator.ts';
import { codeAt, factorsOf, LIVE_SHOP, STAFF_PASSWORD } from '../../../testing/office-factors.ts';
import type { EnrolledMember } from '../../../testing/office-factors.ts';
import { cookieOf, officeOf } from '../../../testing/office.ts';
import type { OfficeRequest } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const clock = () => now;
const shop = await testShop({ clock, environment: LIVE_SHOP });
const office = officeOf(shop);
const { enrolled, enrolledByPasskey, passkeyBody, passkeyAcceptance } = factorsOf(office, clock);
const forward = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));

const signIn = (body: object) => office.ask('sessionByPassword', { body });
const byPasskey = (body: object) => office.ask('sessionByPasskey', { body });
const prove = (body: object, cookie: string) => office.ask('sessionProve', { body }, cookie);
const isFresh = async (cookie: string) =>
  (await office.ask('session', {}, cookie)).json<{ data: { isFresh: boolean } }>().data.isFresh;
const WRONG = {
  status: 'error',
  code: 'credentialsInvalid',
  message: 'The email address, the password or the code is not right.',
};
const credentials = ({ email, uri }: EnrolledMember) => ({
  email,
  password: STAFF_PASSWORD,
  code: codeAt(uri, now),
});
/** The accepted code of the invitation was used, so the next one is needed. */
async function enrolledBefore(role: 'owner' | 'reader' | 'manager'): Promise<EnrolledMember> {
  const member = await enrolled(role);
  forward(MINUTE);
  return member;
}

beforeEach(() => {
  now = START;
});

describe('a password with a code', () => {
  test('signs in, whatever the case of the email address', async () => {
    const member = await enrolledBefore('manager');
    const response = await signIn({ ...credentials(member), email: member.email.toUpperCase() });
    expect(response.json()).toMatchObject({
      data: { email: member.email, role: 'manager', isFresh: true, proofs: ['code'] },
    });
    expect((await office.ask('session', {}, cookieOf(response))).statusCode).toBe(200);
  });

  test('gets the same refusal whichever part is wrong, for strangers and disabled members too', async () => {
    const disabled = await enrolledBefore('reader');
    const member = await enrolledBefore('reader');
    const right = credentials(member);
    await office.call('staffDisable', { body: { email: disabled.email } }, await enrolled('owner'));
    const invited = await office.invited('reader');
    for (const body of [
      { ...right, password: 'not the password' },
      { ...right, code: right.code === '000000' ? '000001' : '000000' },
      { ...right, code: '' },
      { email: right.email, password: right.password },
      { ...right, email: 'stranger@example.org' },
      { ...right, email: 'no address' },
      { ...right, email: invited },
      credentials(disabled),
    ]) {
      const response = await signIn(body);
      expect([response.statusCode, response.json()], JSON.stringify(body)).toEqual([401, WRONG]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect((await signIn(right)).statusCode).toBe(200);
  });

  test('works once: the code is refused afterwards, also at the same moment', async () => {
    const member = await enrolledBefore('reader');
    const body = credentials(member);
    const responses = await Promise.all(Array.from({ length: 6 }, () => signIn(body)));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(5).fill(401)]);
    expect((await signIn(body)).statusCode).toBe(401);
  });

  test('is not used up by a wrong password', async () => {
    const member = await enrolledBefore('reader');
    const body = credentials(member);
    expect((await signIn({ ...body, password: 'not the password' })).statusCode).toBe(401);
    expect((await signIn(body)).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  test('replaces a code once, also for callers at the same moment', async () => {
    const { email, recoveryCodes } = await enrolled('reader');
    for (const code of recoveryCodes.slice(0, 3)) {
      const body = { email, password: STAFF_PASSWORD, code };
      const responses = await Promise.all(Array.from({ length: 4 }, () => signIn(body)));
      const codes = responses.map(({ statusCode }) => statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    }
  });

  test('of another member is refused', async () => {
    const { email } = await enrolled('reader');
    const { recoveryCodes } = await enrolled('reader');
    const body = { email, password: STAFF_PASSWORD, code: recoveryCodes[0] };
    expect((await signIn(body)).json()).toEqual(WRONG);
  });
});

describe('a passkey', () => {
  test('signs in without an email address', async () => {
    const { email, device } = await enrolledByPasskey('manager');
    const response = await byPasskey(await passkeyBody(device));
    expect(response.json()).toMatchObject({
      data: { email, role: 'manager', isFresh: true, proofs: ['passkey'] },
    });
    expect((await office.ask('session', {}, cookieOf(response))).statusCode).toBe(200);
  });

  test('signs each challenge once, also for callers at the same moment, and for five minutes', async () => {
    const { device } = await enrolledByPasskey('reader');
    const body = await passkeyBody(device);
    const responses = await Promise.all(Array.from({ length: 6 }, () => byPasskey(body)));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(5).fill(401)]);
    const late = await passkeyBody(device);
    forward(5 * MINUTE + SECOND);
    expect((await byPasskey(late)).statusCode).toBe(401);
  });

  test('is refused with a challenge that the shop never made, or for another purpose', async () => {
    const { device } = await enrolledByPasskey('reader');
    const { passkey } = await passkeyBody(device);
    const made = device.get({
      challenge: 'bm90IGEgY2hhbGxlbmdl',
      rpId: 'shop.example',
      timeout: 1,
      userVerification: 'required',
    });
    expect((await byPasskey({ passkey: made })).statusCode).toBe(401);
    const { token } = await office.invitation('reader');
    const offer = await office.ask('invitationPasskey', { body: { token } });
    const { challenge } = offer.json<{ data: { challenge: string } }>().data;
    const other = device.get({
      challenge,
      rpId: 'shop.example',
      timeout: 1,
      userVerification: 'required',
    });
    expect((await byPasskey({ passkey: other })).statusCode).toBe(401);
    expect((await byPasskey({ passkey })).statusCode).toBe(200);
  });

  test('that counts backwards was copied, and is refused', async () => {
    const { device } = await enrolledByPasskey('reader');
    expect((await byPasskey(await passkeyBody(device))).statusCode).toBe(200);
    device.setCounter(1);
    expect((await byPasskey(await passkeyBody(device))).statusCode).toBe(401);
  });

  test('is refused when it is unknown, of a disabled member, or signed for another site', async () => {
    const unknown = softwareAuthenticator({ origin: shop.config.origin });
    const { token } = await office.invitation('reader');
    const offer = await office.ask('invitationPasskey', { body: { token } });
    unknown.create(offer.json<{ data: Parameters<typeof unknown.create>[0] }>().data);
    expect((await byPasskey(await passkeyBody(unknown))).statusCode).toBe(401);

    const { email, device } = await enrolledByPasskey('reader');
    const { passkey } = await passkeyBody(device);
    for (const [part, value] of [
      ['signature', passkey.response.signature.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
      ['signature', 'AA'],
      ['authenticatorData', 'AA'],
      ['clientDataJSON', 'e30'],
      ['userHandle', 'AAAA'],
    ] as const) {
      const changed = { ...passkey, response: { ...passkey.response, [part]: value } };
      expect((await byPasskey({ passkey: changed })).statusCode, part).toBe(401);
    }
    await office.call('staffDisable', { body: { email } }, await enrolled('owner'));
    expect((await byPasskey(await passkeyBody(device))).statusCode).toBe(401);
  });

  test('that another site’s page has used is refused', async () => {
    const { token } = await office.invitation('reader');
    const { body, device } = await passkeyAcceptance(token, { origin: 'https://shop.example.net' });
    expect((await office.ask('invitationAcceptByPasskey', { body })).statusCode).toBe(422);
    expect((await byPasskey(await passkeyBody(device))).statusCode).toBe(401);
  });
});

describe('a proof of identity', () => {
  const STALE = 5 * MINUTE + SECOND;

  test('by a code makes dangerous calls possible for five minutes', async () => {
    const owner = await enrolled('owner');
    const invite: OfficeRequest = { body: { email: 'new@example.org', role: 'reader' } };
    forward(STALE);
    expect((await office.ask('staffInvite', invite, owner.cookie)).statusCode).toBe(403);
    const proved = await prove({ code: codeAt(owner.uri, now) }, owner.cookie);
    expect(proved.json()).toMatchObject({ data: { isFresh: true } });
    forward(5 * MINUTE);
    expect((await office.ask('staffInvite', invite, owner.cookie)).statusCode).toBe(200);
    forward(SECOND);
    expect(await isFresh(owner.cookie)).toBe(false);
  });

  test('by a recovery code works once, also at the same moment', async () => {
    const { cookie, recoveryCodes } = await enrolled('reader');
    forward(STALE);
    const body = { code: recoveryCodes[0] };
    const responses = await Promise.all([1, 2, 3, 4].map(() => prove(body, cookie)));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    expect(await isFresh(cookie)).toBe(true);
  });

  test('by a passkey must be by the member’s own', async () => {
    const member = await enrolledByPasskey('manager');
    const other = await enrolledByPasskey('manager');
    forward(STALE);
    expect((await prove(await passkeyBody(other.device), member.cookie)).statusCode).toBe(401);
    expect(await isFresh(member.cookie)).toBe(false);
    expect((await prove(await passkeyBody(member.device), member.cookie)).statusCode).toBe(200);
    expect(await isFresh(member.cookie)).toBe(true);
  });

  test('is neither a password alone, nor a bare call, nor a wrong code', async () => {
    const { cookie } = await enrolled('reader');
    const linked = await office.member('reader');
    forward(STALE);
    for (const body of [{}, { password: STAFF_PASSWORD }, { code: '' }, { code: '12345678' }]) {
      expect((await prove(body, cookie)).statusCode, JSON.stringify(body)).toBe(401);
      expect((await prove(body, linked.cookie)).statusCode, JSON.stringify(body)).toBe(401);
    }
    expect(await isFresh(cookie)).toBe(false);
    expect(await isFresh(linked.cookie)).toBe(false);
  });

  test('is a bare call in trial mode, for a member without factors', async () => {
    const trial = officeOf(await testShop({ clock }));
    const { cookie } = await trial.member('owner');
    forward(STALE);
    const session = await trial.ask('session', {}, cookie);
    expect(session.json()).toMatchObject({ data: { isFresh: false, proofs: ['confirmation'] } });
    const proved = await trial.ask('sessionProve', { body: {} }, cookie);
    expect(proved.json()).toMatchObject({ data: { isFresh: true } });
  });
});

describe('guesses', () => {
  test('of a member’s password or code make the source wait, and nobody else', async () => {
    const guarded = officeOf(await testShop({ clock, environment: LIVE_SHOP, limitFactor: 1 }));
    const own = factorsOf(guarded, clock);
    const { email, recoveryCodes } = await own.enrolled('reader');
    const guess = (address: string, remoteAddress: string, code: string | undefined) =>
      guarded.shop.app.inject({
        method: 'POST',
        url: '/api/office/session/password',
        headers: { 'x-keepsake-office': '1', origin: guarded.shop.config.origin },
        payload: { email: address, password: STAFF_PASSWORD, code },
        remoteAddress,
      });
    for (const address of [email, 'stranger@example.org']) {
      const codes: number[] = [];
      for (let round = 0; round < 12; round += 1)
        codes.push((await guess(address, `192.0.2.${address.length}`, 'wrong')).statusCode);
      expect(codes, address).toEqual([...Array<number>(10).fill(401), 429, 429]);
    }
    expect((await guess(email, `192.0.2.${email.length}`, recoveryCodes[0])).statusCode).toBe(429);
    expect((await guess(email, '192.0.2.200', recoveryCodes[0])).statusCode).toBe(200);
  });
});
