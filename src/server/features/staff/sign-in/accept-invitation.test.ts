/** Accepting an invitation to the office: the factors are enrolled first, then the member is signed in. */
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, SECOND } from '../../../../domain/time/durations.ts';
import { codeAt, factorsOf, LIVE_SHOP, STAFF_PASSWORD } from '../../../testing/office-factors.ts';
import { cookieOf, officeOf } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const clock = () => now;
const shop = await testShop({ clock, environment: LIVE_SHOP });
const office = officeOf(shop);
const { acceptance, passkeyAcceptance, enrolled, enrolledByPasskey } = factorsOf(office, clock);

const accept = (body: object) => office.ask('invitationAccept', { body });
const acceptByPasskey = (body: object) => office.ask('invitationAcceptByPasskey', { body });
const show = (token: string) => office.ask('invitationShow', { body: { token } });
const isSignedIn = async (cookie: string) =>
  (await office.ask('session', {}, cookie)).statusCode === 200;
const GONE = {
  status: 'error',
  code: 'linkInvalid',
  message: 'This link is no longer valid. Please ask for a new one.',
};

beforeEach(() => {
  now = START;
});

describe('an invitation', () => {
  test('shows email address and role, and offers an authenticator, without being used up', async () => {
    const { email, token } = await office.invitation('support');
    for (const visit of ['first', 'second']) {
      const { data } = (await show(token)).json<{ data: Record<string, unknown> }>();
      expect(data, visit).toMatchObject({
        email,
        role: 'support',
        expiresAt: '2026-11-25T09:00:00.000Z',
        needsCode: true,
        authenticator: {
          secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
          uri: expect.stringContaining('otpauth://totp/') as string,
          qr: expect.stringContaining('<svg') as string,
        },
      });
    }
  });

  test('is accepted by a password and a code; the member is signed in and sees ten recovery codes', async () => {
    const { email, token } = await office.invitation('manager');
    const { body } = await acceptance(token);
    const response = await accept(body);
    const { data } = response.json<{ data: { recoveryCodes: string[] } }>();
    expect(data).toMatchObject({ email, role: 'manager', isFresh: true, proofs: ['code'] });
    expect(new Set(data.recoveryCodes).size).toBe(10);
    expect(await isSignedIn(cookieOf(response))).toBe(true);
  });

  test('is accepted by a passkey, which has no recovery codes', async () => {
    const { email, token } = await office.invitation('workshop');
    const { body } = await passkeyAcceptance(token);
    const response = await acceptByPasskey(body);
    expect(response.json()).toMatchObject({
      data: { email, role: 'workshop', proofs: ['passkey'], recoveryCodes: [] },
    });
    expect(await isSignedIn(cookieOf(response))).toBe(true);
  });

  test('opens no session without a code, with a wrong one, or with a short password, and stays open', async () => {
    const { token } = await office.invitation('reader');
    const { body } = await acceptance(token);
    const other = await acceptance((await office.invitation('reader')).token);
    for (const [wrong, field] of [
      [{ token, password: STAFF_PASSWORD }, 'code'],
      [{ ...body, offer: undefined }, 'code'],
      [{ ...body, code: body.code === '000000' ? '000001' : '000000' }, 'code'],
      [{ ...body, offer: other.body.offer, code: other.body.code }, 'code'],
      [{ ...body, offer: 'x'.repeat(64) }, 'code'],
      [{ ...body, password: 'elevenchars' }, 'password'],
    ] as const) {
      const response = await accept(wrong);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ violations: [{ propertyPath: field }] });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect((await accept(body)).statusCode).toBe(200);
  });

  test('works once, also for callers at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await office.invitation('reader');
      const bodies = await Promise.all([1, 2, 3].map(() => acceptance(token)));
      const byPasskey = await passkeyAcceptance(token);
      const responses = await Promise.all([
        ...bodies.map(({ body }) => accept(body)),
        acceptByPasskey(byPasskey.body),
      ]);
      const codes = responses.map(({ statusCode }) => statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
      const refused = responses.find(({ statusCode }) => statusCode === 422);
      expect(refused?.json()).toEqual(GONE);
      expect((await show(token)).json()).toEqual(GONE);
    }
  });

  test('ends after 48 hours, when it is replaced, and when its member is disabled', async () => {
    const { email, token: replaced } = await office.invitation('reader');
    const { token } = await office.invitation('reader', email);
    const { body } = await acceptance(token);
    expect((await accept({ ...body, token: replaced })).json()).toEqual(GONE);
    now = new Date(START.getTime() + 48 * HOUR + SECOND);
    expect((await accept(body)).json()).toEqual(GONE);
    now = START;
    await office.call('staffDisable', { body: { email } }, await enrolled('owner'));
    expect((await accept(body)).json()).toEqual(GONE);
    expect((await show(token)).json()).toEqual(GONE);
  });

  test('does not work as a sign-in link, nor a sign-in link as an invitation', async () => {
    const { email, token } = await office.invitation('reader');
    expect((await office.ask('sessionOpen', { body: { token } })).statusCode).toBe(422);
    expect((await show(await office.linkFor(email))).json()).toEqual(GONE);
  });

  test('of a member whose factors are lost replaces them all and ends every session', async () => {
    const member = await enrolled('support');
    const { token } = await office.invitation('support', member.email);
    expect(await isSignedIn(member.cookie)).toBe(true);
    const accepted = await acceptByPasskey((await passkeyAcceptance(token)).body);
    expect(accepted.json()).toMatchObject({ data: { proofs: ['passkey'] } });
    expect(await isSignedIn(member.cookie)).toBe(false);
    const signIn = await office.ask('sessionByPassword', {
      body: { email: member.email, password: STAFF_PASSWORD, code: member.recoveryCodes[0] },
    });
    expect(signIn.statusCode).toBe(401);
  });

  test('is in the journal when accepted, without password, secret or codes', async () => {
    const owner = await enrolled('owner');
    const { entries } = await office.call('journal', {}, owner);
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'staff.signIn', actor: { kind: 'staff', name: owner.email } },
      { action: 'staff.acceptInvitation', after: { by: 'password', hasAuthenticator: true } },
    ]);
    const text = JSON.stringify(entries);
    const secret = new URL(owner.uri).searchParams.get('secret') ?? 'none';
    for (const hidden of [STAFF_PASSWORD, secret, owner.recoveryCodes[0]])
      expect(text).not.toContain(hidden);
  });
});

test('secrets of the staff are not stored as they are', async () => {
  const { uri, recoveryCodes, email } = await enrolled('reader');
  const { passwordHash } = await shop.database
    .selectFrom('staff')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^\$argon2id\$/);
  const rows = await Promise.all([
    shop.database.selectFrom('staffRecoveryCode').selectAll().execute(),
    shop.database.selectFrom('staffTotp').selectAll().execute(),
  ]);
  const text = JSON.stringify(rows);
  expect(text).not.toContain(recoveryCodes[0]);
  expect(text).not.toContain(new URL(uri).searchParams.get('secret'));
});

describe('a passkey that is offered for an invitation', () => {
  test.each([
    ['of another site', { origin: 'https://elsewhere.example' }],
    ['without a check of the person', { isUserVerified: false }],
    [
      'with certificates, whose addresses would be fetched',
      {
        statement: {
          fmt: 'packed',
          attStmt: new Map<string, number | Buffer | Buffer[]>([
            ['alg', -7],
            ['sig', Buffer.alloc(70)],
            ['x5c', [Buffer.alloc(300)]],
          ]),
        },
      },
    ],
  ])('%s is refused', async (_, options) => {
    const { token } = await office.invitation('reader');
    const { body } = await passkeyAcceptance(token, options);
    const response = await acceptByPasskey(body);
    expect(response.json()).toMatchObject({ violations: [{ propertyPath: 'passkey' }] });
    expect((await show(token)).statusCode).toBe(200);
  });

  test('needs the challenge of this member, which works once and for five minutes', async () => {
    const mine = await office.invitation('reader');
    const theirs = await office.invitation('reader');
    const { body } = await passkeyAcceptance(theirs.token);
    expect((await acceptByPasskey({ ...body, token: mine.token })).statusCode).toBe(422);
    now = new Date(START.getTime() + 5 * 60 * SECOND + SECOND);
    expect((await acceptByPasskey(body)).statusCode).toBe(422);
    now = START;
    expect((await acceptByPasskey(body)).statusCode).toBe(200);
    const again = await office.invitation('reader', theirs.email);
    expect((await acceptByPasskey({ ...body, token: again.token })).statusCode).toBe(422);
  });

  test('is refused when another member has it', async () => {
    const { device } = await enrolledByPasskey('reader');
    const { token } = await office.invitation('reader');
    const offer = await office.ask('invitationPasskey', { body: { token } });
    const passkey = device.create(offer.json<{ data: Parameters<typeof device.create>[0] }>().data);
    expect((await acceptByPasskey({ token, name: 'Key', passkey })).statusCode).toBe(422);
  });

  test('is refused when it is no passkey at all', async () => {
    const { token } = await office.invitation('reader');
    const { body } = await passkeyAcceptance(token);
    const { response } = body.passkey;
    for (const part of ['clientDataJSON', 'attestationObject'] as const)
      for (const value of ['AA', 'e30', 'oA', '_w', response[part].slice(8), 'A'.repeat(2000)]) {
        const passkey = { ...body.passkey, response: { ...response, [part]: value } };
        const refused = await acceptByPasskey({ ...body, passkey });
        expect(refused.statusCode, `${part}: ${value.slice(0, 20)}`).toBe(422);
      }
  });
});

test('in trial mode a password is enough', async () => {
  const trial = officeOf(await testShop({ clock }));
  const { email, token } = await trial.invitation('owner');
  const shown = await trial.ask('invitationShow', { body: { token } });
  expect(shown.json()).toMatchObject({ data: { needsCode: false } });
  const accepted = await trial.ask('invitationAccept', {
    body: { token, password: STAFF_PASSWORD },
  });
  expect(accepted.json()).toMatchObject({
    data: { email, proofs: ['password'], recoveryCodes: [] },
  });
  const body = { email, password: STAFF_PASSWORD };
  expect((await trial.ask('sessionByPassword', { body })).statusCode).toBe(200);
  expect((await trial.ask('sessionProve', { body: {} }, cookieOf(accepted))).statusCode).toBe(401);
  const proof = { body: { password: STAFF_PASSWORD } };
  expect((await trial.ask('sessionProve', proof, cookieOf(accepted))).statusCode).toBe(200);
});

test('after ten wrong codes the source waits', async () => {
  const careful = await testShop({ clock, environment: LIVE_SHOP, limitFactor: 1 });
  const guarded = officeOf(careful);
  const own = factorsOf(guarded, clock);
  const { token } = await guarded.invitation('reader');
  const { body, uri } = await own.acceptance(token);
  const wrong = body.code === '000000' ? '000001' : '000000';
  const codes: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    codes.push(
      (await guarded.ask('invitationAccept', { body: { ...body, code: wrong } })).statusCode,
    );
  expect(codes).toEqual([...Array<number>(10).fill(422), 429]);
  const right = { ...body, code: codeAt(uri, now) };
  expect((await guarded.ask('invitationAccept', { body: right })).statusCode).toBe(429);
});
