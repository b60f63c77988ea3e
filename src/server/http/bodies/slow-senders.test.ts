/** Senders that never finish, against the production process: they neither block other senders nor delay the stop. */
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';
import { samplePhoto } from '../../testing/features/photographs.ts';
import { openWebProcess } from '../../testing/processes/web-process.ts';
import { head, rawRequest } from '../../testing/raw-request.ts';
import type { RawRequest } from '../../testing/raw-request.ts';

const PATIENCE = { timeout: 180_000 };
const { database, url } = await testDatabase();
await openSmallShop(database);
const web = await openWebProcess(url);
const open: RawRequest[] = [];
const dripping = setInterval(() => {
  for (const request of drips) request.write(' ');
}, 500);
const drips: RawRequest[] = [];
afterAll(async () => {
  clearInterval(dripping);
  for (const request of open) request.hangUp();
});

async function begin(text: string): Promise<RawRequest> {
  const request = await rawRequest(web.port, text);
  open.push(request);
  return request;
}
const unfinishedUpload = () =>
  begin(
    `${head('POST /api/uploads/new', { 'content-type': 'image/jpeg', 'content-length': 1_000_000 })}begun`,
  );
const unfinishedJson = () =>
  begin(
    `${head('POST /api/search', { 'content-type': 'application/json', 'content-length': 1000 })}{"keyword":`,
  );
const upload = async () =>
  fetch(`${web.origin}/api/uploads/new`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await samplePhoto()),
  });

describe('senders that never finish', () => {
  test('their uploads block no other sender, and are closed', PATIENCE, async () => {
    const sleeping = await Promise.all(Array.from({ length: 20 }, unfinishedUpload));
    expect((await upload()).status).toBe(201);
    for (const answer of await Promise.all(sleeping.map(({ closed }) => closed)))
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n/);
    expect((await upload()).status).toBe(201);
  });

  test('120 bodies that stall or drip are closed with a refusal', PATIENCE, async () => {
    const stalled = await Promise.all(Array.from({ length: 60 }, unfinishedJson));
    drips.push(...(await Promise.all(Array.from({ length: 60 }, unfinishedJson))));
    const answers = await Promise.all([...stalled, ...drips].map(({ closed }) => closed));
    expect(answers).toHaveLength(120);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n/);
      expect(answer).toContain('"message":"This request took too long to arrive.');
    }
  });

  test('the shop stops cleanly with any of them open', PATIENCE, async () => {
    const unfinished = [
      await unfinishedUpload(),
      await unfinishedJson(),
      await begin('GET / HTTP/1.1\r\nhost: sh'),
      await begin(''),
    ];
    drips.push(unfinished[1]!);
    const begun = Date.now();
    expect(await web.terminate()).toBe(0);
    // The stop would give requests fifteen seconds, and then exit with 1.
    expect(Date.now() - begun).toBeLessThan(14_000);
    await Promise.all(unfinished.map(({ closed }) => closed));
  });
});
