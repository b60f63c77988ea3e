import { describe, expect, test } from 'vitest';
import { membersShop, PASSWORD, violationsOf } from '../../testing/features/customers.ts';
import { deactivateByEmail } from './customers.store.ts';

const shop = await membersShop();
const { ask, call, emails, tokens, customer, queued, logIn, database, member } = shop;

const NEW = 'Newydd.2026';
const BLANK = 'This value should not be blank.';
const OTHER = 'This is not the password you asked for.';
const recover = (email: string, wanted = NEW) =>
  ask('userRecover', { body: { email, new: wanted, confirm: wanted } });
const confirm = (token: string, password = NEW) =>
  ask('recoveryConfirm', { body: { token, password } });

/** The token from the recovery email. */
async function asked(email: string, wanted = NEW): Promise<string> {
  expect((await recover(email, wanted)).statusCode).toBe(200);
  return (await tokens(email, 'recovery')).at(-1)!;
}

describe('requesting a new password', () => {
  test('returns the same for known and unknown addresses, after the same work', async () => {
    await member('known@example.org');
    const answers = [await recover('known@example.org'), await recover('unknown@example.org')];
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([200, '{"status":"success","data":{}}']);
    // Neither call looks up the address; a job does.
    expect(await database.selectFrom('accountLink').select('id').execute()).toEqual([]);
    expect(await emails('known@example.org')).toHaveLength(1);
    expect(await emails('unknown@example.org')).toEqual([]);
  });

  test('changes nothing yet, and stores the password only as argon2id', async () => {
    const { customerId } = await member('patient@example.org');
    const before = await customer('patient@example.org');
    const token = await asked('patient@example.org');
    expect(await customer('patient@example.org')).toEqual(before);
    const link = await database
      .selectFrom('accountLink')
      .select(['tokenHash', 'pendingPasswordHash', 'expiresAt'])
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(link.pendingPasswordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(link.tokenHash).not.toBe(token);
    expect(link.expiresAt.getTime() - shop.now().getTime()).toBe(60 * 60 * 1000);
    expect((await logIn('patient@example.org', NEW)).statusCode).toBe(401);
    expect((await logIn('patient@example.org', PASSWORD)).statusCode).toBe(200);
  });

  test('sends the link in both forms of the email', async () => {
    await member('reader@example.org');
    const token = await asked('reader@example.org');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [sentEmail] = await emails('reader@example.org');
    expect(sentEmail?.subject).toBe('Your new password for Keepsake');
    for (const text of [`${shop.config.origin}/account/recovery#${token}`, '60 minutes']) {
      expect(sentEmail?.text).toContain(text);
      expect(sentEmail?.html).toContain(text);
    }
  });

  test.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { email: BLANK, new: BLANK, confirm: BLANK }],
    [
      'the short names',
      { email: 'a@b.cymru', new: 'short', confirm: 'other' },
      {
        new: 'Password must be a minimum of 8 characters.',
        confirm: 'Password must be a minimum of 8 characters.',
      },
    ],
    [
      'the long names',
      { email: 'nowhere', new_password: 'pass word', confirm_new_password: 'pass word' },
      {
        email: 'Please enter a valid email address.',
        new_password: 'Password contains invalid characters.',
        confirm_new_password: 'Password contains invalid characters.',
      },
    ],
    ['one long name', { email: 'a@b.cymru', new_password: NEW }, { confirm_new_password: BLANK }],
    [
      'two passwords',
      { email: 'a@b.cymru', new_password: NEW, confirm_new_password: PASSWORD },
      { confirm_new_password: 'Passwords do not match.' },
    ],
  ])('with %s is refused under the field names of the request', async (_, body, violations) => {
    const response = await ask('userRecover', { body });
    expect(response.statusCode).toBe(422);
    expect(violationsOf(response)).toEqual(violations);
  });

  test('accepts the long field names too', async () => {
    await member('long@example.org');
    await call('userRecover', {
      body: { email: 'long@example.org', new_password: NEW, confirm_new_password: NEW },
    });
    const [token] = await tokens('long@example.org', 'recovery');
    expect((await confirm(token!)).statusCode).toBe(200);
    expect((await logIn('long@example.org', NEW)).statusCode).toBe(200);
  });

  test('keeps at most three requests: the oldest is dropped', async () => {
    await member('often@example.org');
    const given: string[] = [];
    for (const wanted of ['Un.Un.Un', 'Dau.Dau.Dau', 'Tri.Tri.Tri', 'Pedwar.4'])
      given.push(await asked('often@example.org', wanted));
    expect((await confirm(given[0]!, 'Un.Un.Un')).json()).toMatchObject({
      message: 'This link is no longer valid. Please ask for a new one.',
    });
    expect((await confirm(given[1]!, 'Dau.Dau.Dau')).statusCode).toBe(200);
  });

  test('sends nothing for a closed account', async () => {
    await member('closed@example.org');
    await deactivateByEmail(database, 'closed@example.org', shop.now());
    expect((await recover('closed@example.org')).statusCode).toBe(200);
    expect(await emails('closed@example.org')).toEqual([]);
  });
});

describe('opening the link', () => {
  test('activates the password, ends every session and every link, and notifies the owner', async () => {
    const owner = await member('owner@example.org');
    const other = await asked('owner@example.org', 'Arall.2026');
    const token = await asked('owner@example.org');
    const response = await confirm(token);
    expect([response.statusCode, response.body]).toEqual([200, '{"status":"success","data":{}}']);
    // No automatic sign-in.
    expect(response.headers['set-cookie']).toBeUndefined();
    expect((await logIn('owner@example.org', PASSWORD)).statusCode).toBe(401);
    expect((await logIn('owner@example.org', NEW)).statusCode).toBe(200);

    const session = await database
      .selectFrom('session')
      .select('endedBy')
      .where('id', '=', owner.sessionId)
      .executeTakeFirstOrThrow();
    expect(session.endedBy).toBe('recovered');
    const refused = await ask('meUpdate', { body: { firstName: 'A', lastName: 'B' } }, owner);
    expect(refused.statusCode).toBe(401);

    expect((await confirm(token)).statusCode).toBe(422);
    expect((await confirm(other, 'Arall.2026')).statusCode).toBe(422);
    const notice = (await emails('owner@example.org')).at(-1);
    expect(notice?.subject).toBe('Your new password for Keepsake is set');
    expect(notice?.text).toContain('tell us: hello@keepsake.example');
  });

  test('needs the password again, and is void after the fifth wrong one', async () => {
    await member('guess@example.org');
    const token = await asked('guess@example.org');
    for (let tries = 0; tries < 5; tries += 1) {
      const response = await confirm(token, 'Anghywir.1');
      expect(response.statusCode).toBe(422);
      expect(violationsOf(response)).toEqual({ password: OTHER });
    }
    const dead = await confirm(token);
    expect(dead.statusCode).toBe(422);
    expect(violationsOf(dead)).toEqual({});
    expect((await logIn('guess@example.org', PASSWORD)).statusCode).toBe(200);
  });

  test('accepts four wrong ones and an empty one', async () => {
    await member('clumsy@example.org');
    const token = await asked('clumsy@example.org');
    expect(violationsOf(await confirm(token, ''))).toEqual({ password: BLANK });
    for (let tries = 0; tries < 4; tries += 1) await confirm(token, 'Anghywir.1');
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('counts guesses that are made at once', async () => {
    await member('swarm@example.org');
    const token = await asked('swarm@example.org');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => confirm(token, 'Anghywir.1')),
    );
    const checked = answers.filter((answer) => violationsOf(answer).password === OTHER);
    expect(checked).toHaveLength(5);
  });

  test('twice at once works once', async () => {
    await member('twice@example.org');
    const token = await asked('twice@example.org');
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 422, 422]);
    await emails('twice@example.org');
    const notices = (await emails('twice@example.org')).filter(({ subject }) =>
      subject?.endsWith('is set'),
    );
    expect(notices).toHaveLength(1);
  });

  test('an hour later is too late', async () => {
    await member('late@example.org');
    const token = await asked('late@example.org');
    shop.passMinutes(61);
    expect((await confirm(token)).statusCode).toBe(422);
    expect((await logIn('late@example.org', PASSWORD)).statusCode).toBe(200);
  });

  test.each(['', 'no-such-token', '\0'])('with the token %j is refused', async (token) => {
    const response = await confirm(token);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: expect.stringContaining('link') as string });
  });

  test('confirms the address of an account that waited for it', async () => {
    await call('userCreate', shop.form('waiting@example.org'));
    const [activation] = await tokens('waiting@example.org', 'activation');
    const token = await asked('waiting@example.org');
    expect((await confirm(token)).statusCode).toBe(200);
    const { id, emailConfirmedAt } = await customer('waiting@example.org');
    expect(emailConfirmedAt).toEqual(shop.now());
    expect(await queued('adoptGuestOrders', id)).toEqual([{ customerId: id }]);
    expect((await logIn('waiting@example.org', NEW)).statusCode).toBe(200);
    expect(await call('userActivate', { body: { token: activation! } })).toEqual({
      outcome: 'activated',
      email: 'waiting@example.org',
    });
  });

  test('keeps two-step on', async () => {
    const { customerId } = await member('careful@example.org');
    await database
      .insertInto('twoStep')
      .values({
        customerId,
        secret: Buffer.from('sealed'),
        confirmedAt: shop.now(),
        createdAt: shop.now(),
      })
      .execute();
    expect((await confirm(await asked('careful@example.org'))).statusCode).toBe(200);
    expect((await logIn('careful@example.org', NEW)).json()).toMatchObject({
      data: { field: '_two_step', required: true },
    });
  });

  test('of an account closed since then is refused', async () => {
    await member('gone@example.org');
    const token = await asked('gone@example.org');
    await deactivateByEmail(database, 'gone@example.org', shop.now());
    expect((await confirm(token)).statusCode).toBe(422);
  });
});
