/** Photographs from upload to deletion, over HTTP. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../testing/test-app.ts';
import { photoIn, samplePhoto } from '../../testing/features/photographs.ts';

const START = new Date('2026-03-02T10:00:00Z');
let now = START;
/** Counts queries that read where a photograph is used. */
let looks = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (JSON.stringify(node).includes('isInUse')) looks += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const shop = await testShop({ clock: () => now, plugin: counting });
const { app, ask, call, signedIn, services, config } = shop;
const after = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);
beforeEach(() => {
  now = START;
});

const send = (payload: Uint8Array, type = 'image/jpeg', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/uploads/new',
    headers: { 'content-type': type, ...headers },
    payload: Buffer.from(payload),
  });

async function files(): Promise<string[]> {
  const all = await readdir(path.join(config.dataFolder, 'uploads'), { recursive: true });
  return all.filter((name) => name.includes('.'));
}

describe('a photograph', () => {
  test('is returned with its size, a link valid for a minute, and its deletion date', async () => {
    const { id, url, ...details } = await call('uploadNew', { body: await samplePhoto(900, 600) });
    expect(id).toMatch(/^[\w-]{22,64}$/);
    expect(details).toEqual({
      width: 900,
      height: 600,
      deletedOn: '2026-04-01',
      daysAfterDispatch: 60,
    });
    const answer = await app.inject(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    now = new Date(START.getTime() + 60_000);
    expect((await app.inject(url)).statusCode).toBe(410);
    const later = await call('upload', { params: { id } });
    expect((await app.inject(later.url)).statusCode).toBe(200);
  });

  test('is outside the served folder, stored once for equal pictures, and deleted with its last owner', async () => {
    const body = await samplePhoto(700, 500, 33);
    const before = await files();
    const [one, other] = [await call('uploadNew', { body }), await call('uploadNew', { body })];
    expect(one.id).not.toBe(other.id);
    const added = (await files()).filter((name) => !before.includes(name));
    expect(added).toHaveLength(2);
    for (const name of added)
      expect((await app.inject(`/media/uploads/${name}`)).statusCode).toBe(404);
    await shop.database.deleteFrom('upload').where('id', '=', one.id).execute();
    await services.uploads.removeUnusedFiles();
    expect(await files()).toEqual(expect.arrayContaining(added));
    await shop.database.deleteFrom('upload').where('id', '=', other.id).execute();
    await services.uploads.removeUnusedFiles();
    for (const name of added) expect(await files()).not.toContain(name);
    expect((await ask('upload', { params: { id: other.id } })).statusCode).toBe(404);
  });

  test('of a customer is closed to others; a guest’s becomes the customer’s who uses it', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const own = await call('uploadNew', { body: await samplePhoto() }, owner);
    const guests = await call('uploadNew', { body: await samplePhoto() });
    const statuses = async (id: string) => [
      (await ask('upload', { params: { id } }, owner)).statusCode,
      (await ask('upload', { params: { id } }, other)).statusCode,
      (await ask('upload', { params: { id } })).statusCode,
    ];
    expect(await statuses(own.id)).toEqual([200, 404, 404]);
    expect(await statuses(guests.id)).toEqual([200, 200, 200]);
    await services.uploads.use(photoIn(guests.id), owner.customerId);
    await services.uploads.use(photoIn(guests.id), other.customerId);
    expect(await statuses(guests.id)).toEqual([200, 404, 404]);
    for (const { id } of [own, guests]) {
      expect(await services.uploads.missing(photoIn(id), owner.customerId)).toEqual([]);
      expect(await services.uploads.missing(photoIn(id), other.customerId)).toHaveLength(1);
    }
  });

  test('that nothing uses is deleted after a month', async () => {
    const { id } = await call('uploadNew', { body: await samplePhoto() });
    now = after(29);
    await services.uploads.deleteDue();
    expect((await call('upload', { params: { id } })).deletedOn).toBe('2026-04-01');
    now = after(31);
    await services.uploads.deleteDue();
    expect((await ask('upload', { params: { id } })).statusCode).toBe(404);
    expect((await services.uploads.pictures([id], 'full')).size).toBe(0);
  });
});

describe('an upload', () => {
  test('is recognised by its content, whatever its type says', async () => {
    const png = await sharp(await samplePhoto())
      .png()
      .toBuffer();
    expect((await send(png, 'image/webp')).statusCode).toBe(201);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const refused = await send(svg, 'image/png');
    expect([refused.statusCode, refused.json()]).toEqual([
      415,
      { status: 'error', message: 'Please choose a JPEG, PNG or WebP picture.' },
    ]);
  });

  test.each([
    ['image/svg+xml', 415],
    ['application/json', 415],
    ['multipart/form-data; boundary=x', 415],
    ['text/html', 415],
  ])('as %s is refused before it is read', async (type, status) => {
    const answer = await send(await samplePhoto(), type);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      'Please send a JPEG, PNG or WebP picture.',
    ]);
  });

  test.each([
    ['nothing at all', 415, Buffer.alloc(0)],
    ['half a picture', 422, samplePhoto().then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['more than 20 MB', 413, Buffer.alloc(20 * 1024 * 1024 + 1)],
  ])('being %s is refused with %s', async (_, status, bytes) => {
    const answer = await send(await bytes);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(/JPEG, PNG or WebP picture/);
  });

  test('without a length is read no further than the limit', async () => {
    const origin = await shop.open();
    const piece = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 40) return controller.close();
        controller.enqueue(piece);
      },
    });
    const answer = await fetch(`${origin}/api/uploads/new`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body,
      duplex: 'half',
    });
    expect(answer.status).toBe(413);
  });
});

test('the photographs of an order are loaded with one query, however many there are', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(
      async (tint) => (await call('uploadNew', { body: await samplePhoto(60, 40, tint) })).id,
    ),
  );
  const designs = ids.map((id) => photoIn(id));
  looks = 0;
  expect(await services.uploads.storedFor(designs)).toEqual({
    deletedOn: '2026-04-01',
    daysAfterDispatch: 60,
  });
  expect(looks).toBe(1);
  expect(await services.uploads.storedFor([undefined])).toBeNull();
  expect(looks).toBe(1);
});
