/** Any number of simultaneous runs of an email's job send one email, and its link works. */
import { expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { membersShop } from '../testing/features/customers.ts';

const shop = await membersShop();
const { call, database, services, emails, member, tokens, form, config } = shop;

const together = (run: () => Promise<void>) => Promise.all(Array.from({ length: 4 }, run));
const linkOf = async (email: string) =>
  (
    await database
      .selectFrom('accountLink')
      .innerJoin('customer', 'customer.id', 'accountLink.customerId')
      .select('accountLink.id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

test('the link of a registration', async () => {
  const email = 'eluned@example.org';
  await call('userCreate', form(email));
  const link = await linkOf(email);
  await together(() => services.users.sendLink('activation', link));
  const [token, ...others] = await tokens(email, 'activation');
  expect(others).toEqual([]);

  // After a crash between sending and recording, the same email is sent again.
  await database.deleteFrom('mailSent').where('subjectId', '=', link).execute();
  await services.users.sendLink('activation', link);
  expect(await tokens(email, 'activation')).toEqual([token, token]);
  const [one, again] = await emails(email);
  expect(again!.messageId).toBe(one!.messageId);
  expect(await call('userActivate', { body: { token: token! } })).toMatchObject({
    outcome: 'complete',
  });
});

test('the link for a new password', async () => {
  const email = 'gwilym@example.org';
  await member(email);
  const given = { email, new: 'Glaw.yn.2027', confirm: 'Glaw.yn.2027' };
  await services.users.openLink({
    purpose: 'recovery',
    email,
    pendingPasswordHash: 'waits',
  });
  const link = await linkOf(email);
  await together(() => services.users.sendLink('recovery', link));
  expect(await tokens(email, 'recovery')).toHaveLength(1);
  // A new request gets another link, with a token of its own.
  await call('userRecover', { body: given });
  expect(new Set(await tokens(email, 'recovery')).size).toBe(2);
});

test('a notice of an account event', async () => {
  const { customerId } = await member('notices@example.org');
  const notice = { customerId, event: 'passwordChanged' as const, noticeId: newId() };
  await together(() => services.users.sendSecurityNotice(notice));
  expect(await emails('notices@example.org')).toHaveLength(1);
  await services.users.sendSecurityNotice({ ...notice, noticeId: newId() });
  expect(await emails('notices@example.org')).toHaveLength(2);
});

test('a message from the website', async () => {
  const items = [{ name: 'Message', value: 'Do you engrave slates?' }];
  await call('notifyWebsite', { body: { title: 'Contact', items, color: '#b8552f' } });
  const { id } = await database.selectFrom('websiteMessage').select('id').executeTakeFirstOrThrow();
  await together(() => services.contact.send(id));
  expect(await emails(config.shop.email)).toHaveLength(1);
});
