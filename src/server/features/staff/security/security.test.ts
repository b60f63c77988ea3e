/** A member's own factors and sessions: every change ends other sessions where it should, and is emailed. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_OWNER_EMAIL } from '../../../../domain/staff/demo-owner.ts';
import { MINUTE, SECOND } from '../../../../domain/time/durations.ts';
import { readEmails, runDueJobs } from '../../../testing/jobs.ts';
import { codeAt, factorsOf, LIVE_SHOP, STAFF_PASSWORD } from '../../../testing/office-factors.ts';
import { cookieOf, officeOf } from '../../../testing/office.ts';
import type { Member } from '../../../testing/office.ts';
import { testShop } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../../wiring.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const clock = () => now;
// The mailbox of trial mode receives the emails.
const shop = await testShop({ clock, environment: { ORIGIN: 'http://localhost:4399' } });
const office = officeOf(shop);
const { call, ask } = office;
const factors = factorsOf(office, clock);
const { enrolled, enrolledByPasskey, authenticatorOf, passkeyBody, passkeyToAdd, addPasskey } =
  factors;

const isSignedIn = async (cookie: string) => (await ask('session', {}, cookie)).statusCode === 200;
const signIn = (body: object) => ask('sessionByPassword', { body });
const subjectsTo = async (email: string) => {
  await runDueJobs(shop.url, jobHandlers(shop.services));
  const all = await readEmails(shop.config.dataFolder);
  return all
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject ?? '');
};
/** Signs the member in on another device, by a recovery code. */
async function another({ email, recoveryCodes }: { email: string; recoveryCodes: string[] }) {
  const code = recoveryCodes.shift();
  return cookieOf(await signIn({ email, password: STAFF_PASSWORD, code }));
}

beforeEach(() => {
  now = START;
});

describe('a member', () => {
  test('sees their own factors and open sessions, and which one this is', async () => {
    const member = await enrolled('reader');
    now = new Date(START.getTime() + MINUTE);
    await another(member);
    await addPasskey(member.cookie);
    expect(await call('security', {}, member)).toMatchObject({
      hasPassword: true,
      hasAuthenticator: true,
      recoveryCodes: 9,
      passkeys: [{ name: 'Telephone', usedAt: null }],
      sessions: [
        { openedBy: 'password', isThis: false, createdAt: '2026-11-23T09:01:00.000Z' },
        { openedBy: 'invitation', isThis: true, createdAt: '2026-11-23T09:00:00.000Z' },
      ],
    });
    now = new Date(START.getTime() + 31 * MINUTE + SECOND);
    const fresh = await office.member('reader');
    expect((await call('security', {}, fresh)).sessions).toHaveLength(1);
  });

  test('ends one of their own sessions, but not another member’s', async () => {
    const member = await enrolled('reader');
    const lost = await another(member);
    const [session] = (await call('security', {}, member)).sessions.filter((each) => !each.isThis);
    const other = await enrolled('owner');
    const body = { id: session?.id };
    expect((await ask('securityEndSession', { body }, other.cookie)).statusCode).toBe(404);
    expect(await isSignedIn(lost)).toBe(true);
    await call('securityEndSession', { body }, member);
    expect(await isSignedIn(lost)).toBe(false);
    expect(await isSignedIn(member.cookie)).toBe(true);
  });

  test('changes the password: the old one and other sessions end', async () => {
    const member = await enrolled('reader');
    const elsewhere = await another(member);
    await call('securityPassword', { body: { password: 'a better one, with salt' } }, member);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(member.cookie)).toBe(true);
    const [code] = member.recoveryCodes;
    const body = { email: member.email, code };
    expect((await signIn({ ...body, password: STAFF_PASSWORD })).statusCode).toBe(401);
    expect((await signIn({ ...body, password: 'a better one, with salt' })).statusCode).toBe(200);
    const short = { body: { password: 'short' } };
    expect((await ask('securityPassword', short, member.cookie)).statusCode).toBe(422);
  });

  test('replaces the authenticator: its codes, the recovery codes and other sessions end', async () => {
    const member = await enrolled('reader');
    const elsewhere = await another(member);
    const { uri, body } = await authenticatorOf(member.cookie);
    const { recoveryCodes } = await call('securityAuthenticator', { body }, member);
    expect(recoveryCodes).toHaveLength(10);
    expect(await isSignedIn(elsewhere)).toBe(false);
    now = new Date(START.getTime() + MINUTE);
    const given = { email: member.email, password: STAFF_PASSWORD };
    for (const code of [codeAt(member.uri, now), member.recoveryCodes[0]])
      expect((await signIn({ ...given, code })).statusCode).toBe(401);
    expect((await signIn({ ...given, code: codeAt(uri, now) })).statusCode).toBe(200);
    expect((await signIn({ ...given, code: recoveryCodes[0] })).statusCode).toBe(200);
  });

  test('does not replace the authenticator by a wrong code or another member’s offer', async () => {
    const member = await enrolled('reader');
    const other = await enrolled('reader');
    const { body } = await authenticatorOf(member.cookie);
    const theirs = await authenticatorOf(other.cookie);
    for (const wrong of [{ ...body, code: theirs.body.code }, theirs.body])
      expect((await ask('securityAuthenticator', { body: wrong }, member.cookie)).statusCode).toBe(
        422,
      );
  });

  test('replaces the recovery codes, which need an authenticator', async () => {
    const member = await enrolled('reader');
    const { recoveryCodes } = await call('securityRecoveryCodes', {}, member);
    const given = { email: member.email, password: STAFF_PASSWORD };
    expect((await signIn({ ...given, code: member.recoveryCodes[0] })).statusCode).toBe(401);
    expect((await signIn({ ...given, code: recoveryCodes[0] })).statusCode).toBe(200);
    const { cookie } = await enrolledByPasskey('reader');
    expect((await ask('securityRecoveryCodes', {}, cookie)).statusCode).toBe(409);
  });

  test('adds passkeys and removes them, except the only way to sign in', async () => {
    const member = await enrolledByPasskey('reader');
    const added = await addPasskey(member.cookie);
    const [first] = (await call('security', {}, member)).passkeys;
    const remove = (id: string | undefined) =>
      ask('securityPasskeyRemove', { body: { id } }, member.cookie);
    expect((await remove(first?.id)).statusCode).toBe(200);
    expect(
      (await ask('sessionByPasskey', { body: await passkeyBody(member.device) })).statusCode,
    ).toBe(401);
    expect((await remove(added)).statusCode).toBe(409);
    const other = await enrolledByPasskey('reader');
    const [theirs] = (await call('security', {}, other)).passkeys;
    expect((await remove(theirs?.id)).statusCode).toBe(404);
    const body = await passkeyToAdd(member.cookie);
    const again = await Promise.all(
      [1, 2, 3].map(() => ask('securityPasskeyAdd', { body }, member.cookie)),
    );
    expect(again.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422,
    ]);
  });

  test('gets an email about every change of a factor, which never contains a secret', async () => {
    const member = await enrolled('reader');
    await another(member);
    await call('securityPassword', { body: { password: 'a better one, with salt' } }, member);
    const { body } = await authenticatorOf(member.cookie);
    await call('securityAuthenticator', { body }, member);
    await call('securityRecoveryCodes', {}, member);
    const id = await addPasskey(member.cookie);
    await call('securityPasskeyRemove', { body: { id } }, member);
    const subjects = await subjectsTo(member.email);
    for (const part of [
      'Your invitation to the office of Keepsake was accepted',
      'A recovery code for the office of Keepsake was used',
      'Your password for the office of Keepsake was changed',
      'Your authenticator for the office of Keepsake was changed',
      'Your recovery codes for the office of Keepsake were replaced',
      'A passkey for the office of Keepsake was added',
      'A passkey for the office of Keepsake was removed',
    ])
      expect(subjects).toContain(part);
    const { entries } = await call('journal', {}, await enrolled('owner'));
    const actions = entries.filter(({ actor }) => actor.name === member.email);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.passwordChanged', 'staff.passkeyRemoved']),
    );
  });
});

describe('an owner', () => {
  test('lists another member’s sessions and ends one', async () => {
    const member = await enrolled('support');
    const elsewhere = await another(member);
    const owner: Member = await enrolled('owner');
    const { members } = await call('staff', {}, owner);
    const params = { staffId: members.find(({ email }) => email === member.email)?.id ?? '' };
    const { sessions } = await call('staffSessions', { params }, owner);
    expect(sessions.map(({ openedBy }) => openedBy)).toEqual(['password', 'invitation']);
    const body = { id: sessions[0]?.id };
    await call('staffSessionEnd', { params, body }, owner);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(member.cookie)).toBe(true);
    expect((await ask('staffSessionEnd', { params, body }, owner.cookie)).statusCode).toBe(404);
  });
});

describe('the demo owner', () => {
  test('is created once in trial mode, and signs in by the address of each start', async () => {
    const trial = await testShop({ clock });
    const { staff } = trial.services;
    const first = await staff.openDemoOwner();
    const second = await staff.openDemoOwner();
    expect((await staff.list()).map(({ email, role }) => [email, role])).toEqual([
      [DEMO_OWNER_EMAIL, 'owner'],
    ]);
    const open = (address = '') =>
      officeOf(trial).ask('sessionOpen', { body: { token: new URL(address).hash.slice(1) } });
    expect((await open(first?.address)).statusCode).toBe(422);
    const opened = await open(second?.address);
    expect(opened.json()).toMatchObject({
      data: { email: DEMO_OWNER_EMAIL, role: 'owner', proofs: ['confirmation'] },
    });
    await staff.closeDemoOwner();
    expect((await officeOf(trial).ask('session', {}, cookieOf(opened))).statusCode).toBe(200);
  });

  test('is not created in a live shop, and is disabled there, although it is the last owner', async () => {
    const live = await testShop({ clock, environment: LIVE_SHOP });
    const { staff, journal } = live.services;
    expect(await staff.openDemoOwner()).toBeNull();
    expect(await staff.list()).toEqual([]);
    const guarded = officeOf(live);
    await guarded.invitation('owner', DEMO_OWNER_EMAIL);
    const link = await guarded.linkFor(DEMO_OWNER_EMAIL);
    const opened = await guarded.ask('sessionOpen', { body: { token: link } });
    await staff.closeDemoOwner();
    expect((await guarded.ask('session', {}, cookieOf(opened))).statusCode).toBe(401);
    expect((await staff.list())[0]?.disabledAt).toEqual(now);
    expect((await journal.verify()).fault).toBeNull();
  });
});
