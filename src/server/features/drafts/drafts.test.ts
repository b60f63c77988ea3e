/** Drafts over the wire: kept, opened elsewhere, made one's own, shown to others and answered. */
import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../app.testing.ts';
import { photoIn, samplePhoto } from '../uploads/uploads.testing.ts';

const START = new Date('2026-03-02T10:00:00Z');
let now = START;
const shop = await testShop({ clock: () => now });
const { app, ask, call, signedIn, services, productIds } = shop;
const productId = productIds['MUG-WREATH']!;
const named = (name: string) => ({ v: 1 as const, fields: { name } });
const minutesAfter = (minutes: number) => new Date(START.getTime() + minutes * 60 * 1000);
const after = (days: number) => minutesAfter(days * 24 * 60);
const kept = (bearer?: { token: string }, name = 'For Nain') =>
  call('draftNew', { body: { name, productId, personalisation: named('Siân') } }, bearer);
beforeEach(() => {
  now = START;
});

describe('a draft', () => {
  test('of a guest opens elsewhere by its id, may be unfinished, and is changed and deleted', async () => {
    const { id, share, ...told } = await call('draftNew', {
      body: { productId, personalisation: { v: 1, fields: { name: '  ' } } },
    });
    expect(id).toMatch(/^[\w-]{22,64}$/);
    expect(share).not.toBe(id);
    expect(told).toMatchObject({ slug: 'wreath-mug', personalisation: named(''), replies: [] });
    expect(told.name).toBe(told.productName);
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

  test('of a customer is listed, the latest first, and nobody else’s', async () => {
    const [sian, alun] = [await signedIn(), await signedIn()];
    const first = await kept(sian, 'First');
    now = minutesAfter(1);
    const second = await kept(sian, 'Second');
    const names = async () => (await call('drafts', {}, sian)).map(({ name }) => name);
    expect(await names()).toEqual(['Second', 'First']);
    now = minutesAfter(2);
    const body = { name: 'Renamed', productId, personalisation: named('Siân') };
    await call('draftUpdate', { params: { id: first.id }, body }, sian);
    expect(await names()).toEqual(['Renamed', 'Second']);
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
    await services.uploads.forgetDue();
    const photo = await services.uploads.find(upload, sian.customerId);
    expect(photo.deletedOn).toBeNull();
  });

  test('names no photograph of somebody else, no field and no product that is not there', async () => {
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

  test('that a guest left goes after ninety days', async () => {
    const { id } = await kept();
    now = after(89);
    await services.drafts.forgetLeft();
    await call('draft', { params: { id } });
    now = after(91);
    await services.drafts.forgetLeft();
    expect((await ask('draft', { params: { id } })).statusCode).toBe(404);
  });
});

describe('whoever is sent the link', () => {
  test('sees picture and words, and never the id', async () => {
    const { id, share } = await kept(await signedIn());
    const shown = await call('sharedDraft', { params: { share } });
    expect(shown).toMatchObject({
      ...{ name: 'For Nain', slug: 'wreath-mug', answered: null },
      words: [{ label: 'Name', text: 'Siân' }],
    });
    expect(JSON.stringify(shown)).not.toContain(id);
    expect((await app.inject(shown.url)).headers['content-type']).toBe('image/webp');
    expect((await ask('sharedDraft', { params: { share: id } })).statusCode).toBe(404);
    expect((await ask('draft', { params: { id: share } })).statusCode).toBe(404);
  });

  test('answers, and the owner is told in words', async () => {
    const sian = await signedIn();
    const { id, share } = await kept(sian);
    const reply = (body: { decision: 'approved' | 'change'; name?: string; message?: string }) =>
      ask('sharedDraftReply', { params: { share }, body });
    expect((await reply({ decision: 'change', message: '  ' })).statusCode).toBe(422);
    await reply({ decision: 'change', name: 'Nain', message: 'Larger, please.' });
    expect((await call('sharedDraft', { params: { share } })).answered).toBe('change');
    now = minutesAfter(1);
    const body = { name: 'For Nain', productId, personalisation: named('Nain') };
    await call('draftUpdate', { params: { id }, body }, sian);
    expect((await call('sharedDraft', { params: { share } })).answered).toBeNull();
    await reply({ decision: 'approved' });
    expect((await call('draft', { params: { id } }, sian)).replies).toMatchObject([
      { decision: 'approved', name: '', message: '' },
      { decision: 'change', name: 'Nain', message: 'Larger, please.' },
    ]);
    const page = await call('notifications', { body: {} }, sian);
    expect(page.notifications.map(({ text, link }) => [text, link])).toEqual([
      ['“For Nain” was approved.', null],
      ['Nain, to whom you showed “For Nain”, wrote “Larger, please.”.', null],
    ]);
  });

  test('answers so often and no more', async () => {
    const { share } = await kept();
    const reply = () =>
      ask('sharedDraftReply', { params: { share }, body: { decision: 'approved' } });
    for (let count = 0; count < 50; count += 1) expect((await reply()).statusCode).toBe(200);
    expect((await reply()).statusCode).toBe(409);
  });
});
