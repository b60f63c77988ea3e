/** Drafts over HTTP: saved, opened elsewhere, claimed, shared and replied to. */
import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { readEmails, runDueJobs } from '../../testing/jobs.ts';
import { jobHandlers } from '../../wiring.ts';
import { photoIn, samplePhoto } from '../../testing/features/photographs.ts';

const START = new Date('2026-03-02T10:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const { app, ask, call, signedIn, services, productIds } = shop;
const productId = productIds['MUG-WREATH']!;
const named = (name: string) => ({ v: 1 as const, fields: { name } });
const minutesAfter = (minutes: number) => new Date(START.getTime() + minutes * 60 * 1000);
const after = (days: number) => minutesAfter(days * 24 * 60);
const savedDraft = (bearer?: { token: string }, name = 'For Nain') =>
  call('draftNew', { body: { name, productId, personalisation: named('Siân') } }, bearer);
async function emailsTo(email: string) {
  await runDueJobs(shop.url, jobHandlers(services));
  const emails = await readEmails(shop.config.dataFolder);
  return emails.filter(({ to = [] }) => to.some(({ address }) => address === email));
}
beforeEach(() => {
  now = START;
});

describe('a draft', () => {
  test('of a guest opens elsewhere by its id, may be unfinished, and is changed and deleted', async () => {
    const { id, share, ...found } = await call('draftNew', {
      body: { productId, personalisation: { v: 1, fields: { name: '  ' } } },
    });
    expect(id).toMatch(/^[\w-]{22,64}$/);
    expect(share).not.toBe(id);
    expect(found).toMatchObject({ slug: 'wreath-mug', replies: [] });
    // Omitted fields are empty: the sample text is not the customer's.
    const fields = { name: '', line: '' };
    expect(found.personalisation).toEqual({ v: 1, fields });
    expect(found.name).toBe(found.productName);
    const body = { name: 'Sunday', productId, personalisation: named('Mair') };
    expect(await call('draftUpdate', { params: { id }, body })).toMatchObject({
      id,
      share,
      ...body,
    });
    expect(await call('draft', { params: { id } })).toMatchObject(body);
    const copy = await call('draftCopy', { params: { id } });
    expect(copy).toMatchObject(body);
    expect([id, share]).not.toContain(copy.id);
    await call('draftDelete', { params: { id } });
    expect((await ask('draft', { params: { id } })).statusCode).toBe(404);
    expect((await ask('sharedDraft', { params: { share } })).statusCode).toBe(404);
  });

  test('of a customer is listed, the latest first, for no one else', async () => {
    const [sian, alun] = [await signedIn(), await signedIn()];
    const first = await savedDraft(sian, 'First');
    now = minutesAfter(1);
    const second = await savedDraft(sian, 'Second');
    const names = async () => (await call('drafts', {}, sian)).map(({ name }) => name);
    expect(await names()).toEqual(['Second', 'First']);
    now = minutesAfter(2);
    const body = { name: 'Changed', productId, personalisation: named('Mair') };
    await call('draftUpdate', { params: { id: first.id }, body }, sian);
    expect(await names()).toEqual(['Changed', 'Second']);
    const params = { id: second.id };
    for (const bearer of [alun, undefined])
      for (const refused of [
        await ask('draft', { params }, bearer),
        await ask('draftUpdate', { params, body }, bearer),
        await ask('draftCopy', { params }, bearer),
        await ask('draftDelete', { params }, bearer),
      ])
        expect(refused.statusCode).toBe(404);
    expect(await call('drafts', {}, alun)).toEqual([]);
  });

  test('of a guest becomes the customer’s who changes it, with its photographs', async () => {
    const sian = await signedIn();
    const { id: upload } = await call('uploadNew', { body: await samplePhoto() });
    const personalisation = { ...named('Siân'), edits: photoIn(upload) };
    const body = { name: 'Sea', productId, personalisation };
    const { id } = await call('draftNew', { body });
    await call('draftUpdate', { params: { id }, body }, sian);
    expect((await ask('draft', { params: { id } })).statusCode).toBe(404);
    expect((await ask('upload', { params: { id: upload } })).statusCode).toBe(404);
    expect((await call('drafts', {}, sian)).map((draft) => draft.id)).toEqual([id]);
    now = after(200);
    await services.drafts.forgetLeft();
    await services.uploads.deleteDue();
    const photo = await services.uploads.find(upload, sian.customerId);
    expect(photo.deletedOn).toBeNull();
  });

  test('refuses photographs of others, unknown fields and unknown products', async () => {
    const { id: upload } = await call('uploadNew', { body: await samplePhoto() }, await signedIn());
    const personalisations = [
      { ...named('Siân'), edits: photoIn(upload) },
      { v: 1 as const, fields: { nothing: 'Siân' } },
    ];
    for (const personalisation of personalisations) {
      const refused = await ask('draftNew', { body: { productId, personalisation } });
      expect(refused.statusCode).toBe(422);
    }
    const body = { productId: '01990000-0000-7000-8000-000000000000', personalisation: named('S') };
    expect((await ask('draftNew', { body })).statusCode).toBe(404);
  });

  test('that was deleted can be restored with its share link and replies for a day, and is then erased', async () => {
    const sian = await signedIn();
    const { id, share } = await savedDraft(sian);
    await call('sharedDraftReply', { params: { share }, body: { decision: 'approved' } });
    expect((await ask('draftRestore', { params: { id } }, sian)).statusCode).toBe(404);
    await call('draftDelete', { params: { id } }, sian);
    expect(await call('drafts', {}, sian)).toEqual([]);
    expect((await ask('sharedDraft', { params: { share } })).statusCode).toBe(404);
    expect((await ask('draftRestore', { params: { id } })).statusCode).toBe(404);
    expect((await ask('draftRestore', { params: { id } }, await signedIn())).statusCode).toBe(404);
    const back = await call('draftRestore', { params: { id } }, sian);
    expect(back).toMatchObject({ id, share, replies: [{ decision: 'approved' }] });
    expect((await call('sharedDraft', { params: { share } })).answered).toBe('approved');
    await call('draftDelete', { params: { id } }, sian);
    now = after(0.9);
    await services.drafts.forgetLeft();
    now = START;
    await call('draftRestore', { params: { id } }, sian);
    await call('draftDelete', { params: { id } }, sian);
    now = after(1.1);
    await services.drafts.forgetLeft();
    now = START;
    expect((await ask('draftRestore', { params: { id } }, sian)).statusCode).toBe(404);
  });

  test('of a guest moves to their account unchanged when they sign in', async () => {
    const [sian, alun] = [await signedIn(), await signedIn()];
    const { id: upload } = await call('uploadNew', { body: await samplePhoto() });
    const personalisation = { ...named('Siân'), edits: photoIn(upload) };
    const guests = await call('draftNew', { body: { name: 'Sea', productId, personalisation } });
    await call('draftTell', { params: { id: guests.id }, body: { email: 'nain@example.org' } });
    const params = { share: guests.share };
    await call('sharedDraftReply', { params, body: { decision: 'approved' } });
    const [own, others] = [await savedDraft(sian), await savedDraft(alun)];
    now = minutesAfter(5);
    const ids = [guests.id, own.id, others.id, 'nobody-has-ever-kept-this'];
    const { claimed, waiting } = await call('draftsClaim', { body: { ids } }, sian);
    expect([claimed.toSorted(), waiting]).toEqual([[guests.id, own.id].toSorted(), []]);
    expect((await ask('draft', { params: { id: guests.id } })).statusCode).toBe(404);
    expect((await ask('upload', { params: { id: upload } })).statusCode).toBe(404);
    expect(await call('draft', { params: { id: guests.id } }, sian)).toMatchObject({
      name: 'Sea',
      updatedAt: guests.updatedAt,
      tellEmail: '',
      replies: [{ decision: 'approved' }],
    });
    expect((await call('sharedDraft', { params })).answered).toBe('approved');
    expect((await call('drafts', {}, alun)).map(({ id }) => id)).toEqual([others.id]);
  });

  test('stays with the guest if the account is full', async () => {
    const sian = await signedIn();
    const { id: copied } = await savedDraft(sian);
    for (let count = 1; count < 199; count += 1)
      await call('draftCopy', { params: { id: copied } }, sian);
    const ids = [(await savedDraft()).id, (await savedDraft()).id];
    const { claimed, waiting } = await call('draftsClaim', { body: { ids } }, sian);
    expect([claimed.length, waiting.length]).toEqual([1, 1]);
    await call('draft', { params: { id: waiting[0]! } });
  });

  test('that a guest left is deleted after ninety days', async () => {
    const { id } = await savedDraft();
    now = after(89);
    await services.drafts.forgetLeft();
    await call('draft', { params: { id } });
    now = after(91);
    await services.drafts.forgetLeft();
    expect((await ask('draft', { params: { id } })).statusCode).toBe(404);
  });
});

describe('a person with the share link', () => {
  test('sees picture and texts, and never the id', async () => {
    const { id, share } = await savedDraft(await signedIn());
    const shown = await call('sharedDraft', { params: { share } });
    expect(shown).toMatchObject({
      name: 'For Nain',
      slug: 'wreath-mug',
      answered: null,
      words: [
        {
          label: 'Name',
          text: 'Siân',
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain(id);
    expect((await app.inject(shown.url)).headers['content-type']).toBe('image/webp');
    expect((await ask('sharedDraft', { params: { share: id } })).statusCode).toBe(404);
    expect((await ask('draft', { params: { id: share } })).statusCode).toBe(404);
  });

  test('replies, and the owner is notified of the message', async () => {
    const sian = await signedIn();
    const { id, share } = await savedDraft(sian);
    const reply = (body: { decision: 'approved' | 'change'; name?: string; message?: string }) =>
      ask('sharedDraftReply', { params: { share }, body });
    expect((await reply({ decision: 'change', message: '  ' })).statusCode).toBe(422);
    await reply({ decision: 'change', name: 'Nain', message: 'Larger, please.' });
    expect(await call('sharedDraft', { params: { share } })).toMatchObject({
      answered: 'change',
      answeredBy: 'Nain',
    });
    now = minutesAfter(1);
    const body = { name: 'For Nain', productId, personalisation: named('Nain') };
    await call('draftUpdate', { params: { id }, body }, sian);
    expect((await call('sharedDraft', { params: { share } })).answered).toBeNull();
    await reply({ decision: 'approved' });
    now = minutesAfter(2);
    await call('draftUpdate', { params: { id }, body: { ...body, name: 'For Nain ' } }, sian);
    expect((await call('sharedDraft', { params: { share } })).answered).toBe('approved');
    expect((await call('draft', { params: { id } }, sian)).replies).toMatchObject([
      { decision: 'approved', name: '', message: '' },
      { decision: 'change', name: 'Nain', message: 'Larger, please.' },
    ]);
    const page = await call('notifications', { body: {} }, sian);
    expect(page.notifications.map(({ text, link }) => [text, link])).toEqual([
      ['“For Nain” was approved.', '/account/designs'],
      ['Nain, to whom you showed “For Nain”, wrote “Larger, please.”.', '/account/designs'],
    ]);
  });

  test('replies to a customer by email to their account, once', async () => {
    const sian = await signedIn();
    const { share } = await savedDraft(sian);
    const body = { decision: 'change' as const, name: '<b>Nain</b>', message: 'Larger & rounder' };
    await call('sharedDraftReply', { params: { share }, body });
    const [sentEmail, ...others] = await emailsTo(sian.email);
    expect(others).toEqual([]);
    expect(sentEmail!.text).toContain(
      '<b>Nain</b>, to whom you showed “For Nain”, asks for a change.',
    );
    expect(sentEmail!.text).toContain('They wrote: “Larger & rounder”');
    expect(sentEmail!.text).toContain('/account/designs');
    expect(sentEmail!.html).not.toContain('<b>Nain');
    const [found] = await shop.database
      .selectFrom('draftReply')
      .select('id')
      .orderBy('id', 'desc')
      .execute();
    await services.draftNews.send(found!.id);
    expect(await emailsTo(sian.email)).toHaveLength(1);
    await shop.database.deleteFrom('mailSent').where('subjectId', '=', found!.id).execute();
    await Promise.all([1, 2, 3].map(() => services.draftNews.send(found!.id)));
    expect(await emailsTo(sian.email)).toHaveLength(2);
  });

  test('replies to a guest by email if they asked for it, in the shop’s wording only', async () => {
    const { id, share } = await savedDraft();
    const setEmail = (email: string) => ask('draftTell', { params: { id }, body: { email } });
    expect((await setEmail('nain@')).statusCode).toBe(422);
    const reply = (message: string) =>
      call('sharedDraftReply', {
        params: { share },
        body: { decision: 'change', name: 'Buy now', message },
      });
    await reply('before');
    const email = 'guest-tell@example.org';
    expect((await setEmail(` ${email} `)).json()).toMatchObject({ data: { tellEmail: email } });
    await reply('at cheap.example');
    const [sentEmail, ...others] = await emailsTo(email);
    expect(others).toEqual([]);
    expect(sentEmail!.subject).toContain('A change to your design');
    expect(sentEmail!.text).toContain(`/p/wreath-mug#draft=${id}`);
    expect(sentEmail!.text).not.toMatch(/Buy now|cheap|For Nain/);
    for (let count = 2; count < 14; count += 1) await reply('again');
    expect(await emailsTo(email)).toHaveLength(9);
    await setEmail('');
    await call('draftDelete', { params: { id } });
    expect(await emailsTo(email)).toHaveLength(9);
  });

  test('notifies no one if the design is deleted before the email is written', async () => {
    const sian = await signedIn();
    const { id, share } = await savedDraft(sian);
    const approve = () =>
      call('sharedDraftReply', { params: { share }, body: { decision: 'approved' } });
    await approve();
    expect(await emailsTo(sian.email)).toHaveLength(1);
    await approve();
    await call('draftDelete', { params: { id } }, sian);
    expect(await emailsTo(sian.email)).toHaveLength(1);
  });

  test('replies up to fifty times', async () => {
    const { share } = await savedDraft();
    const reply = () =>
      ask('sharedDraftReply', { params: { share }, body: { decision: 'approved' } });
    for (let count = 0; count < 50; count += 1) expect((await reply()).statusCode).toBe(200);
    expect((await reply()).statusCode).toBe(409);
  });
});
