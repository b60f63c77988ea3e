/** Processes without a common folder share machine files and photographs in a bucket; backups contain them. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bucketMediaStore } from '../gateways/media/bucket-media-store.ts';
import { openBucketServer } from '../gateways/media/testing/bucket-server.ts';
import { LANES } from '../jobs/lanes.ts';
import type { JobName } from '../jobs/jobs.ts';
import { queueCounts } from '../jobs/queue-counts.ts';
import { typed } from '../testing/command.ts';
import { emptyDatabases, testDatabase } from '../testing/database/database.ts';
import { samplePhoto } from '../testing/features/photographs.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { openCluster } from '../testing/processes/cluster.ts';
import { buyNamedMug } from '../testing/processes/purchase.ts';
import { shopAt } from '../testing/processes/shop-client.ts';

const PATIENCE = { timeout: 300_000 };
const SECRET = 'a secret that every process shares';
const server = await openBucketServer();
const keys = {
  AWS_ACCESS_KEY_ID: server.keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: server.keys.secretAccessKey,
};
const settingsFor = (place: string) => ({ MEDIA_URL: server.url(place), ...keys });
const { database, url } = await testDatabase();
const emptyDatabase = emptyDatabases();
const { productIds } = await openSmallShop(database);
const fleet = await openCluster({ databaseUrl: url, webs: 2, bucket: settingsFor('live') });
const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-bucket-shop-'));
afterAll(async () => {
  await fleet.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const [one, other] = fleet.origins.map((origin) => shopAt(origin)) as [
  ReturnType<typeof shopAt>,
  ReturnType<typeof shopAt>,
];

async function keysIn(place: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of bucketMediaStore(server.bucket(place)).keys()) found.push(key);
  return found.toSorted();
}
const isPhotograph = (key: string) => key.startsWith('uploads/');
/** The jobs that may still write a file: machine files, and the pictures in emails. */
const fileJobs = async () =>
  (await queueCounts(database)).filter(({ job }) =>
    ['files', 'email'].includes(LANES[job as JobName]),
  );
const isMachineFile = (key: string) => key.startsWith('machine-files/');

describe('a shop whose processes have a folder each, and a bucket', () => {
  test('shows a photograph that another process took', PATIENCE, async () => {
    const { id } = await one.call('uploadNew', { body: await samplePhoto() });
    expect((await keysIn('live')).filter(isPhotograph)).toHaveLength(2);
    const { url: address } = await other.call('upload', { params: { id } });
    const picture = await other.visit(address);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('makes machine files while the bucket fails now and then', PATIENCE, async () => {
    server.failing('refuses with 503', 'closes at once', 'breaks off the upload');
    const purchase = {
      productId: productIds['MUG-WREATH']!,
      name: 'Nia',
      email: 'nia@example.org',
    };
    await buyNamedMug(one, purchase, fleet.emailTo);
    await expect
      .poll(async () => (await keysIn('live')).filter(isMachineFile).length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    await expect.poll(fileJobs, { timeout: 120_000 }).toEqual([]);
  });

  test(
    'is backed up with its files, and restored into a bucket or a folder',
    PATIENCE,
    async () => {
      const backup = path.join(folder, 'shop.tar.gz');
      const own = { DATABASE_URL: url, SECRET, DATA_DIR: path.join(folder, 'empty') };
      const written = await typed('backup', ['--to', backup], { ...own, ...settingsFor('live') });
      expect(written.code, written.output).toBe(0);
      const live = await keysIn('live');
      for (const [name, settings] of [
        ['bucket', settingsFor('restored')],
        ['folder', {}],
      ] as const) {
        const target = await emptyDatabase();
        const restored = await typed('restore', [backup], {
          DATABASE_URL: target,
          SECRET,
          DATA_DIR: path.join(folder, name),
          ...settings,
        });
        expect(restored.code, restored.output).toBe(0);
        expect(restored.output).toContain(`${live.length} files`);
      }
      expect(await keysIn('restored')).toEqual(live);
      for (const key of live) {
        const file = await readFile(path.join(folder, 'folder', key));
        expect(await bucketMediaStore(server.bucket('live')).get(key)).toEqual(file);
      }
    },
  );

  test('is moved by npm run media, there and back', PATIENCE, async () => {
    const live = await keysIn('live');
    const shop = { DATABASE_URL: url, SECRET, DATA_DIR: path.join(folder, 'moved'), ...keys };
    const from = await typed('media', ['move', '--from', server.url('live')], shop);
    expect(from).toMatchObject({ code: 0 });
    expect(from.output).toContain(`Copied ${live.length} files`);
    expect(await readdir(path.join(folder, 'moved', 'uploads'))).not.toEqual([]);
    const back = ['move', '--to', server.url('again'), '--delete'];
    expect((await typed('media', back, shop)).output).toContain('The old ones are deleted.');
    expect(await keysIn('again')).toEqual(live);
    const nowhere = await typed('media', ['move', '--to', 'folder'], shop);
    expect(nowhere).toMatchObject({ code: 1 });
    expect(nowhere.output).toContain('The shop has its files there already.');
  });
});
