import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketMediaStore } from './bucket-media-store.ts';
import { copyMedia } from './copy-media.ts';
import { folderMediaStore } from './folder-media-store.ts';
import type { MediaStore } from './media-store.ts';
import { openBucketServer } from './testing/bucket-server.ts';
import type { Fault } from './testing/bucket-server.ts';

const PATIENCE = { answersWithinMs: 400, firstPauseMs: 10 };
const MUG = 'machine-files/ab/mug.pdf';
const CAT = 'uploads/cd/cat.jpg';

let server: Awaited<ReturnType<typeof openBucketServer>>;
let folder: string;
beforeAll(async () => {
  server = await openBucketServer();
  folder = await mkdtemp(path.join(tmpdir(), 'keepsake-media-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => folderMediaStore(path.join(folder, name));
const inBucket = (name: string) => bucketMediaStore(server.bucket(name), PATIENCE);

async function keysIn(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.toSorted();
}
const text = async (store: MediaStore, key: string) => String(await store.find(key));

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('a media store in %s', (_, open) => {
  test('stores, replaces, lists and deletes files', async () => {
    const store = open('one');
    expect(await store.find(MUG)).toBeNull();
    await expect(store.get(MUG)).rejects.toThrow('There is no file machine-files/ab/mug.pdf.');
    await store.put(MUG, Buffer.from('a mug'));
    await store.put(CAT, Buffer.from([0, 255, 10, 13]));
    expect(await store.get(CAT)).toEqual(Buffer.from([0, 255, 10, 13]));
    await store.put(MUG, Buffer.from('another mug'));
    expect(await text(store, MUG)).toBe('another mug');
    expect(await keysIn(store)).toEqual([MUG, CAT]);
    await store.delete(MUG);
    await store.delete(MUG);
    expect(await keysIn(store)).toEqual([CAT]);
  });

  test('refuses what is no key of a file', async () => {
    for (const wrong of ['', '../secret', 'secret', 'uploads/../secret.x', 'uploads/a b.jpg'])
      await expect(open('one').put(wrong, Buffer.from('x'))).rejects.toThrow('Not a media key');
  });

  test('lists thousands', async () => {
    const store = open('many');
    const keys = Array.from({ length: 1203 }, (_, at) => `uploads/aa/${at}.jpg`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, Buffer.from(key))));
    expect(await keysIn(store)).toEqual(keys.toSorted());
  });
});

const PASSING: Fault[] = [
  'hangs',
  'refuses with 503',
  'slows down with 429',
  'closes at once',
  'breaks off the upload',
  'breaks off the answer',
];
const LARGE = Buffer.alloc(300_000, 'photograph');

test.each(PASSING)(
  'a service that %s is asked again, and nothing is stored by halves',
  async (fault) => {
    const store = inBucket('faults');
    server.failing(fault, fault);
    await store.put(CAT, LARGE);
    expect((await store.get(CAT)).equals(LARGE)).toBe(true);
    server.failing(fault);
    expect((await store.get(CAT)).equals(LARGE)).toBe(true);
    server.failing(fault);
    await store.delete(CAT);
    expect(await store.find(CAT)).toBeNull();
  },
);

test('a file that arrives damaged is asked for again', async () => {
  const store = inBucket('damaged');
  await store.put(CAT, LARGE);
  server.failing('damages the answer', 'damages the answer');
  expect((await store.get(CAT)).equals(LARGE)).toBe(true);
});

test('a service that stays away is an error in the end, and an old file stays whole', async () => {
  const store = inBucket('away');
  await store.put(MUG, Buffer.from('old'));
  server.failing(...Array.from({ length: 5 }, () => 'refuses with 503' as const));
  await expect(store.put(MUG, LARGE)).rejects.toThrow(
    'The media store answered PUT with 503 (SlowDown).',
  );
  expect(await text(store, MUG)).toBe('old');
});

test('a wrong key is an error at once, which names the service’s reason and no secret', async () => {
  const own = { ...server.bucket('one'), accessKeyId: 'UNKNOWN', secretAccessKey: 'a-secret' };
  const store = bucketMediaStore(own, PATIENCE);
  const before = server.requests();
  const refused = store.put(MUG, Buffer.from('x'));
  await expect(refused).rejects.toThrow('403 (InvalidAccessKeyId)');
  await expect(refused).rejects.not.toThrow(own.secretAccessKey);
  expect(server.requests() - before).toBe(1);
});

test('buckets are shared by shops with different folders in them', async () => {
  await inBucket('shop-a').put(MUG, Buffer.from('a'));
  await inBucket('shop-b').put(MUG, Buffer.from('b'));
  expect(await text(inBucket('shop-a'), MUG)).toBe('a');
  expect(await keysIn(inBucket('shop-b'))).toEqual([MUG]);
});

describe('moving', () => {
  const filled = async (store: MediaStore, count: number) => {
    for (let at = 0; at < count; at += 1)
      await store.put(`machine-files/aa/${at}.pdf`, Buffer.from(`file ${at}`));
  };
  const copy = (from: MediaStore, to: MediaStore, deletes = false) =>
    copyMedia(from, to, { deletes, onProgress: () => {} });

  test('copies every file, and goes on where it was stopped', async () => {
    const [from, to] = [inFolder('move-from'), inBucket('move-to')];
    await filled(from, 60);
    let left = 25;
    const stopping: MediaStore = {
      ...to,
      put: (key, bytes) => (left-- > 0 ? to.put(key, bytes) : Promise.reject(new Error('stopped'))),
    };
    const listing: string[] = [];
    const watched: MediaStore = {
      ...from,
      async *keys() {
        listing.push('begun');
        try {
          yield* from.keys();
        } finally {
          listing.push('ended');
        }
      },
    };
    await expect(copy(watched, stopping)).rejects.toThrow('stopped');
    expect(listing).toEqual(['begun', 'ended']);
    const { copied, there } = await copy(from, to);
    expect([copied + there, there]).toEqual([60, 25]);
    expect(await keysIn(to)).toEqual(await keysIn(from));
    expect(await text(to, 'machine-files/aa/59.pdf')).toBe('file 59');
  });

  test('copies what was made again since, and deletes the old ones only then', async () => {
    const [from, to] = [inBucket('back-from'), inFolder('back-to')];
    await filled(from, 3);
    await copy(from, to);
    await from.put('machine-files/aa/1.pdf', Buffer.from('made again'));
    expect(await copy(from, to, true)).toMatchObject({ copied: 1, there: 2 });
    expect(await text(to, 'machine-files/aa/1.pdf')).toBe('made again');
    expect(await keysIn(from)).toEqual([]);
  });
});
