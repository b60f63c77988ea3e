/** The staff: invitations, sign-in links, roles, and the last owner under concurrent changes. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ShopError } from '../../../domain/errors.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { readEmails, runDueJobs } from '../../testing/jobs.ts';
import { testShop } from '../../testing/test-app.ts';
import { jobHandlers } from '../../wiring.ts';

const START = new Date('2026-11-23T09:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const { database, services } = shop;
const { staff, journal } = services;
const actor = { kind: 'command', name: 'test' } as const;

let people = 0;
const newEmail = () => `person-${(people += 1)}@example.org`;
async function member(role: StaffRole, email = newEmail()): Promise<string> {
  await staff.invite(actor, { email, role });
  return email;
}
const find = async (email: string) => (await staff.list()).find((each) => each.email === email);
const enabledOwners = async () =>
  (await staff.list()).filter(({ role, disabledAt }) => role === 'owner' && !disabledAt);
/** Disables every owner but this one. */
async function makeOnlyOwner(email: string): Promise<void> {
  for (const owner of await enabledOwners())
    if (owner.email !== email) await staff.disable(actor, owner.email);
}
const hashOf = (address: string) =>
  createHash('sha256').update(new URL(address).hash.slice(1)).digest('base64url');
const linkRow = (address: string) =>
  database
    .selectFrom('staffLink')
    .selectAll()
    .where('tokenHash', '=', hashOf(address))
    .executeTakeFirst();
const lastEntry = () =>
  database.selectFrom('journal').selectAll().orderBy('number', 'desc').executeTakeFirstOrThrow();
const emailsTo = async (email: string) => {
  await runDueJobs(shop.url, jobHandlers(services));
  const all = await readEmails(shop.config.dataFolder);
  return all.filter(({ to }) => to?.some(({ address }) => address === email));
};

beforeEach(() => {
  now = START;
});

describe('an invitation', () => {
  test('is emailed with the printed address, lasts 48 hours, and is stored only as a hash', async () => {
    const email = newEmail();
    const { address, expiresAt } = await staff.invite(actor, { email, role: 'support' });
    expect(address).toMatch(/^http:\/\/[\w.]+:\d+\/office\/invitation#[\w-]{43}$/);
    expect(expiresAt).toEqual(new Date('2026-11-25T09:00:00Z'));
    expect(await linkRow(address)).toMatchObject({ purpose: 'invitation', expiresAt });
    const [sent, ...others] = await emailsTo(email);
    expect(others).toEqual([]);
    expect(sent?.text).toContain(address);
    expect(sent?.text).toContain('a member of support');
    expect(JSON.stringify(await lastEntry())).not.toContain(new URL(address).hash.slice(1));
  });

  test('is in the journal with its author, email address and role', async () => {
    const email = await member('accountant');
    const { id } = (await find(email))!;
    expect(await lastEntry()).toMatchObject({
      actorKind: 'command',
      actor: 'test',
      action: 'staff.invite',
      subjectKind: 'staff',
      subjectId: id,
      before: null,
      after: { email, role: 'accountant', isDisabled: false },
    });
  });

  test('that is repeated replaces the earlier one, whose email is then not sent', async () => {
    const email = newEmail();
    const first = await staff.invite(actor, { email, role: 'reader' });
    const second = await staff.invite(actor, { email: email.toUpperCase(), role: 'reader' });
    expect((await linkRow(first.address))?.usedAt).toEqual(START);
    expect((await linkRow(second.address))?.usedAt).toBeNull();
    const emails = await emailsTo(email);
    expect(emails.map(({ text }) => text?.includes(second.address))).toEqual([true]);
  });

  test('is in the list of the staff until it is revoked, and says whether it still works', async () => {
    const email = await member('reader');
    const expiresAt = new Date('2026-11-25T09:00:00Z');
    expect((await find(email))?.invitation).toEqual({ expiresAt, isOpen: true });
    now = new Date('2026-11-25T09:00:01Z');
    expect((await find(email))?.invitation).toEqual({ expiresAt, isOpen: false });
    await staff.invite(actor, { email, role: 'reader' });
    expect((await find(email))?.invitation?.isOpen).toBe(true);
    await staff.disable(actor, email);
    expect((await find(email))?.invitation).toBeNull();
  });

  test('is not emailed after it has expired', async () => {
    const email = await member('reader');
    now = new Date('2026-11-25T09:00:01Z');
    expect(await emailsTo(email)).toEqual([]);
  });

  test('does not change the role of a member, and leaves no trace when refused', async () => {
    const email = await member('reader');
    const before = await lastEntry();
    await expect(staff.invite(actor, { email, role: 'owner' })).rejects.toThrow(
      `${email} has the role reader already. Change the role instead of inviting again.`,
    );
    expect((await find(email))?.role).toBe('reader');
    expect(await lastEntry()).toEqual(before);
  });

  test('enables a disabled member again, with the role that it names', async () => {
    const email = await member('manager');
    await staff.disable(actor, email);
    await staff.invite(actor, { email, role: 'workshop' });
    expect(await find(email)).toMatchObject({ role: 'workshop', disabledAt: null });
    expect((await lastEntry()).before).toEqual({ role: 'manager', isDisabled: true });
  });

  test('of one address by several callers at once makes one member', async () => {
    const email = newEmail();
    const invite = () => staff.invite(actor, { email, role: 'workshop' });
    await Promise.all([invite(), invite(), invite(), invite()]);
    expect((await staff.list()).filter((each) => each.email === email)).toHaveLength(1);
    const { id } = (await find(email))!;
    const open = await database
      .selectFrom('staffLink')
      .select('id')
      .where('staffId', '=', id)
      .where('usedAt', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });
});

describe('a sign-in link', () => {
  test('lasts ten minutes, replaces an earlier one, and is stored only as a hash', async () => {
    const email = await member('manager');
    const first = await staff.makeSignInLink(actor, email);
    const second = await staff.makeSignInLink(actor, email);
    expect(second.address).toMatch(/\/office\/enter#[\w-]{24}$/);
    expect(second.expiresAt).toEqual(new Date('2026-11-23T09:10:00Z'));
    expect((await linkRow(first.address))?.usedAt).toEqual(START);
    expect(await linkRow(second.address)).toMatchObject({ purpose: 'signIn', usedAt: null });
    expect(await lastEntry()).toMatchObject({
      action: 'staff.makeSignInLink',
      after: { expiresAt: '2026-11-23T09:10:00.000Z' },
    });
  });

  test('is refused for strangers and for disabled members', async () => {
    await expect(staff.makeSignInLink(actor, 'stranger@example.org')).rejects.toThrow(
      'not in the staff',
    );
    const email = await member('manager');
    await staff.disable(actor, email);
    await expect(staff.makeSignInLink(actor, email)).rejects.toThrow('is disabled');
  });

  test('is deleted one week after it has expired', async () => {
    const { address } = await staff.makeSignInLink(actor, await member('manager'));
    now = new Date('2026-11-30T09:09:59Z');
    await staff.forgetUsedLinks();
    expect(await linkRow(address)).toBeDefined();
    now = new Date('2026-11-30T09:10:01Z');
    await staff.forgetUsedLinks();
    expect(await linkRow(address)).toBeUndefined();
  });
});

describe('a member', () => {
  test('gets another role, which the journal shows before and after', async () => {
    const email = await member('workshop');
    expect(await staff.changeRole(actor, { email, role: 'manager' })).toBe('workshop');
    expect((await find(email))?.role).toBe('manager');
    expect(await lastEntry()).toMatchObject({
      action: 'staff.changeRole',
      before: { role: 'workshop' },
      after: { role: 'manager' },
    });
  });

  test('who is disabled loses invitation and sign-in link', async () => {
    const email = newEmail();
    const invitation = await staff.invite(actor, { email, role: 'support' });
    const link = await staff.makeSignInLink(actor, email);
    expect(await staff.disable(actor, email)).toBe(true);
    expect((await linkRow(invitation.address))?.usedAt).toEqual(START);
    expect((await linkRow(link.address))?.usedAt).toEqual(START);
    expect(await lastEntry()).toMatchObject({ action: 'staff.disable' });
    expect(await emailsTo(email)).toEqual([]);
  });

  test('who has the role already, or is disabled already, is not in the journal again', async () => {
    const email = await member('support');
    await staff.disable(actor, email);
    const before = await lastEntry();
    expect(await staff.disable(actor, email)).toBe(false);
    expect(await staff.changeRole(actor, { email, role: 'support' })).toBe('support');
    expect(await lastEntry()).toEqual(before);
  });
});

describe('the last owner', () => {
  test('can neither be disabled nor get another role', async () => {
    const email = await member('owner');
    await makeOnlyOwner(email);
    await expect(staff.disable(actor, email)).rejects.toThrow('last owner');
    await expect(staff.changeRole(actor, { email, role: 'manager' })).rejects.toThrow('last owner');
    expect(await find(email)).toMatchObject({ role: 'owner', disabledAt: null });
  });

  test('remains when both owners are disabled or lowered at once', async () => {
    for (let round = 0; round < 30; round += 1) {
      const one = await member('owner');
      const two = await member('owner');
      for (const owner of await enabledOwners())
        if (owner.email !== one && owner.email !== two) await staff.disable(actor, owner.email);
      const results = await Promise.allSettled([
        staff.changeRole(actor, { email: one, role: 'manager' }),
        round % 2 === 0
          ? staff.disable(actor, two)
          : staff.changeRole(actor, { email: two, role: 'reader' }),
      ]);
      const refused = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as ShopError] : [],
      );
      expect(refused.map(({ code }) => code)).toEqual(['stepNotAllowed']);
      expect(await enabledOwners()).toHaveLength(1);
    }
    expect((await journal.verify()).fault).toBeNull();
  });
});
