import { describe, expect, test } from 'vitest';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { standardTexts } from '../../emails/translations.ts';
import { usersService } from './users.service.ts';
import { membersShop, PASSWORD, violationsOf } from '../../testing/features/customers.ts';
import { deactivateByEmail } from './customers.store.ts';

const shop = await membersShop();
const { ask, call, emails, tokens, form, customer, queued, logIn, database } = shop;

const BLANK = 'This value should not be blank.';
const USED = 'This value is already used.';
const activate = async (token: string) => (await call('userActivate', { body: { token } })).outcome;

describe('registering', () => {
  test('makes an account that waits for its link, and returns the address', async () => {
    const response = await ask(
      'userCreate',
      form(' sian@example.org ', { firstName: ' Siân ', phone: '01584 000000', marketing: true }),
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ status: 'success', data: { email: 'sian@example.org' } });
    const row = await customer('sian@example.org');
    expect(row).toMatchObject({
      firstName: 'Siân',
      lastName: 'Price',
      phone: '01584 000000',
      mobile: null,
      marketing: true,
      emailConfirmedAt: null,
      profileUpdatedAt: null,
    });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    const consents = await database
      .selectFrom('marketingConsent')
      .select(['given', 'source', 'at'])
      .where('customerId', '=', row.id)
      .execute();
    expect(consents).toEqual([{ given: true, source: 'registration', at: shop.now() }]);
    const refused = await logIn('sian@example.org', PASSWORD);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('activate') as string,
    });
  });

  test('without the consent records none', async () => {
    await call('userCreate', form('quiet@example.org'));
    const { id, marketing } = await customer('quiet@example.org');
    expect(marketing).toBe(false);
    const consents = await database
      .selectFrom('marketingConsent')
      .select('id')
      .where('customerId', '=', id)
      .execute();
    expect(consents).toEqual([]);
  });

  test.each<[string, object, Record<string, string>]>([
    ['nothing at all', {}, { firstName: BLANK, lastName: BLANK, email: BLANK, password: BLANK }],
    [
      'blanks',
      form('  ', { firstName: ' ', lastName: '\t', password: '', confirm: '' }).body,
      { firstName: BLANK, lastName: BLANK, email: BLANK, password: BLANK },
    ],
    ['no email', form('sian@').body, { email: 'Please enter a valid email address.' }],
    [
      'two emails',
      form('sian@example.org,mair@example.org').body,
      { email: 'Please enter a valid email address.' },
    ],
    [
      'a short password',
      form('new@example.org', { password: 'abc', confirm: 'abc' }).body,
      { password: 'Password must be a minimum of 8 characters.' },
    ],
    [
      'a password with other characters',
      form('new@example.org', { password: 'pass word?', confirm: 'pass word?' }).body,
      { password: 'Password contains invalid characters.' },
    ],
    [
      'another password the second time',
      form('new@example.org', { confirm: `${PASSWORD}1` }).body,
      { confirm: 'Passwords do not match.' },
    ],
    [
      'terms that are not accepted',
      form('new@example.org', { terms: false }).body,
      { terms: 'You must accept the terms and conditions.' },
    ],
    [
      'text that cannot be printed',
      form('new@example.org', { firstName: 'Si\0ân', mobile: '07\u0007' }).body,
      {
        firstName: 'Please remove the characters that cannot be printed.',
        mobile: 'Please remove the characters that cannot be printed.',
      },
    ],
  ])('with %s is refused field by field', async (_, body, violations) => {
    const response = await ask('userCreate', { body });
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual(violations);
    expect(response.json()).toMatchObject({ status: 'error' });
    const made = await database
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'new@example.org')
      .execute();
    expect(made).toEqual([]);
  });

  test('accepts odd phone numbers, and a form without a checkbox for the terms', async () => {
    const { body } = form('odd@example.org', { phone: 'after six', terms: undefined });
    expect((await ask('userCreate', { body })).statusCode).toBe(201);
    expect((await customer('odd@example.org')).phone).toBe('after six');
  });

  test('with an address that has an account is refused, and its owner is notified by email', async () => {
    const owner = await shop.member('owner@example.org');
    const response = await ask('userCreate', form('Owner@Example.org', { firstName: 'Mallory' }));
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual({ email: USED });
    const [sentEmail, ...others] = await emails('owner@example.org');
    expect(others).toEqual([]);
    expect(sentEmail?.subject).toBe('You already have an account at Keepsake');
    expect(sentEmail?.text).toContain(`${shop.config.origin}/login`);
    expect(sentEmail?.text).not.toContain('Mallory');
    expect((await customer('owner@example.org')).id).toBe(owner.customerId);
    expect((await customer('owner@example.org')).firstName).toBe('Siân');
  });

  test('again before the account is active sends the link again and changes nothing', async () => {
    await call('userCreate', form('eager@example.org'));
    const before = await customer('eager@example.org');
    const again = form('eager@example.org', { password: 'Other.2026', confirm: 'Other.2026' });
    expect(violationsOf(await ask('userCreate', again))).toEqual({ email: USED });
    expect(await customer('eager@example.org')).toEqual(before);
    expect(await tokens('eager@example.org', 'activation')).toHaveLength(2);
  });

  test('with the address of a closed account is refused and notifies no one', async () => {
    await shop.member('closed@example.org');
    await deactivateByEmail(database, 'closed@example.org', shop.now());
    expect(violationsOf(await ask('userCreate', form('closed@example.org')))).toEqual({
      email: USED,
    });
    expect(await emails('closed@example.org')).toEqual([]);
  });

  test('at the same time lets one win and refuses the others with a message', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => ask('userCreate', form('race@example.org'))),
    );
    const [won, ...lost] = responses.toSorted((one, other) => one.statusCode - other.statusCode);
    expect(won?.statusCode).toBe(201);
    for (const response of lost) {
      expect(response.statusCode).toBe(422);
      expect(violationsOf(response)).toEqual({ email: USED });
    }
  });
});

describe('the activation link', () => {
  test('is sent in both forms of the email and without data from the form', async () => {
    await call('userCreate', form('letter@example.org', { firstName: 'evil.example' }));
    const [sentEmail] = await emails('letter@example.org');
    expect(sentEmail?.subject).toBe('Confirm your email address for Keepsake');
    const [token] = await tokens('letter@example.org', 'activation');
    // 256 bits.
    expect(token).toMatch(/^[\w-]{43}$/);
    const link = `${shop.config.origin}/account/activation#${token}`;
    for (const text of [link, '24 hours', 'Keepsake Demonstration Ltd', 'Ludlow']) {
      expect(sentEmail?.text).toContain(text);
      expect(sentEmail?.html).toContain(text);
    }
    expect(sentEmail?.text).not.toContain('evil.example');
    const stored = await database.selectFrom('accountLink').select('tokenHash').execute();
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  test('activates once, and then reports that the account was active', async () => {
    await call('userCreate', form('mair@example.org'));
    const [token] = await tokens('mair@example.org', 'activation');
    const { id } = await customer('mair@example.org');
    expect(await queued('adoptGuestOrders', id)).toEqual([]);
    expect(await call('userActivate', { body: { token: token! } })).toEqual({
      outcome: 'complete',
      email: 'mair@example.org',
    });
    expect((await customer('mair@example.org')).emailConfirmedAt).toEqual(shop.now());
    expect(await activate(token!)).toBe('activated');
    expect(await queued('adoptGuestOrders', id)).toEqual([{ customerId: id }]);
    expect((await logIn('mair@example.org', PASSWORD)).statusCode).toBe(200);
  });

  test('opened twice at once activates once', async () => {
    await call('userCreate', form('twice@example.org'));
    const [token] = await tokens('twice@example.org', 'activation');
    const outcomes = await Promise.all([activate(token!), activate(token!), activate(token!)]);
    expect(outcomes.toSorted()).toEqual(['activated', 'activated', 'complete']);
    const { id } = await customer('twice@example.org');
    expect(await queued('adoptGuestOrders', id)).toHaveLength(1);
  });

  test.each(['', 'no-such-token', '\0', 'x'.repeat(100)])('%j has failed', async (token) => {
    expect(await activate(token)).toBe('failed');
  });

  test('of a day ago has failed, and can be requested again', async () => {
    await call('userCreate', form('late@example.org'));
    const [token] = await tokens('late@example.org', 'activation');
    shop.passMinutes(24 * 60 + 1);
    expect(await activate(token!)).toBe('failed');
    await call('activationResend', { body: { email: 'late@example.org' } });
    const [, fresh] = await tokens('late@example.org', 'activation');
    expect(await activate(fresh!)).toBe('complete');
    expect(await activate(token!)).toBe('activated');
  });

  test('waits for a mail server that is away, and its day begins with the email', async () => {
    const sent: Mail[] = [];
    let isAway = true;
    const mail = {
      send: async (sentEmail: Mail) => {
        if (isAway) throw new Error('No mail server');
        sent.push(sentEmail);
      },
      close: () => {},
    };
    const { origin, shop: seller } = shop.config;
    const users = usersService({
      database,
      clock: shop.now,
      mail,
      limitFactor: 1,
      sender: {
        shop: seller,
        origin,
        texts: standardTexts,
      },
      secret: 'x'.repeat(32),
      ...shop.services.auth,
    });
    await call('userCreate', form('away@example.org'));
    const { id } = await database
      .selectFrom('accountLink')
      .innerJoin('customer', 'customer.id', 'accountLink.customerId')
      .select('accountLink.id')
      .where('email', '=', 'away@example.org')
      .executeTakeFirstOrThrow();
    await expect(users.sendLink('activation', id)).rejects.toThrow('No mail server');
    shop.passMinutes(3 * 24 * 60);
    isAway = false;
    await users.sendLink('activation', id);
    expect(sent).toHaveLength(1);
    const [, token] = /#([\w-]+)/.exec(sent[0]!.text) ?? [];
    expect(await activate(token!)).toBe('complete');
  });

  test('has one purpose: a recovery’s token does not activate', async () => {
    await call('userCreate', form('door@example.org'));
    const body = { email: 'door@example.org', new: PASSWORD, confirm: PASSWORD };
    await call('userRecover', { body });
    const [recovery] = await tokens('door@example.org', 'recovery');
    expect(await activate(recovery!)).toBe('failed');
  });
});

describe('requesting the activation link again', () => {
  test('returns the same for everybody, and emails only those who wait for it', async () => {
    await call('userCreate', form('waiting@example.org'));
    await shop.member('active@example.org');
    await emails('waiting@example.org');
    const answers = await Promise.all(
      ['waiting@example.org', 'active@example.org', 'nobody@example.org'].map((email) =>
        ask('activationResend', { body: { email } }),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe('{"status":"success","data":{}}');
    }
    expect(await tokens('waiting@example.org', 'activation')).toHaveLength(2);
    expect(await emails('active@example.org')).toEqual([]);
    expect(await emails('nobody@example.org')).toEqual([]);
  });

  test('keeps at most three links: the oldest is dropped', async () => {
    await call('userCreate', form('many@example.org'));
    const [oldest] = await tokens('many@example.org', 'activation');
    for (let times = 0; times < 3; times += 1) {
      await call('activationResend', { body: { email: 'many@example.org' } });
      await emails('many@example.org');
    }
    const [, second, ...later] = await tokens('many@example.org', 'activation');
    expect(later).toHaveLength(2);
    expect(await activate(oldest!)).toBe('failed');
    expect(await activate(second!)).toBe('complete');
  });

  test('with no address is refused', async () => {
    const response = await ask('activationResend', { body: { email: 'nowhere' } });
    expect(violationsOf(response)).toEqual({ email: 'Please enter a valid email address.' });
  });

  test('sends an email once, however often its job runs', async () => {
    await call('userCreate', form('once@example.org'));
    await emails('once@example.org');
    const { id } = await customer('once@example.org');
    const link = await database
      .selectFrom('accountLink')
      .select('id')
      .where('customerId', '=', id)
      .executeTakeFirstOrThrow();
    await shop.services.users.sendLink('activation', link.id);
    expect(await emails('once@example.org')).toHaveLength(1);
  });
});
