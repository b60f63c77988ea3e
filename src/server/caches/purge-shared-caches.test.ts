import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { countedChanges } from '../database/catalogue-version.ts';
import { purgeSharedCaches } from './purge-shared-caches.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Answers purges with the given status codes in turn, then with 200; null hangs. */
async function cacheThatAnswers(...statuses: (number | null)[]) {
  const purged: string[][] = [];
  const server = createServer((request, response) => {
    const status = statuses.length > 0 ? statuses.shift()! : 200;
    if (status === null) return;
    if (request.method === 'PURGE' && status === 200)
      purged.push(String(request.headers.xkey).split(' '));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, purged };
}

function purging(...caches: string[]) {
  const version = countedChanges();
  const troubles: string[] = [];
  const { stop } = purgeSharedCaches({
    caches,
    version,
    onTrouble: (_, message) => troubles.push(message),
  });
  closing.push(stop);
  return { version, troubles };
}

test('everything is purged at the start, then what each change touches, and once more a second later', async () => {
  const { origin, purged } = await cacheThatAnswers();
  const { version } = purging(origin);
  await expect.poll(() => purged).toEqual([['everything'], ['everything']]);
  version.change(['product:mug', 'sale']);
  version.change(['product:slate', 'sale']);
  const keys = ['product:mug', 'sale', 'product:slate'];
  await expect.poll(() => purged.slice(2)).toEqual([keys, keys]);
});

test('a change of everything, and of very many products, needs one key', async () => {
  const { origin, purged } = await cacheThatAnswers();
  const { version } = purging(origin);
  await expect.poll(() => purged.length).toBe(2);
  for (let product = 0; product < 150; product += 1) version.change([`product:${product}`]);
  await expect.poll(() => purged.slice(2)).toEqual([['everything'], ['everything']]);
});

test('a cache that fails is told again until it answers, and another one is not kept waiting', async () => {
  const [failing, well] = [await cacheThatAnswers(503, 500), await cacheThatAnswers()];
  const { troubles } = purging(failing.origin, well.origin);
  await expect.poll(() => well.purged.length).toBe(2);
  await expect.poll(() => failing.purged.flat()).toContain('everything');
  await expect
    .poll(() => troubles)
    .toEqual(['a shared cache could not be purged', 'a shared cache can be purged again']);
});

test('a cache that hangs is asked again after two seconds', async () => {
  const { origin, purged } = await cacheThatAnswers(null);
  purging(origin);
  await expect.poll(() => purged.flat()).toContain('everything');
});
