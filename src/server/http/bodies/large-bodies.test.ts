/** Oversized bodies, sent to the process as `npm start` runs it: the sender can always read the refusal. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { openWebProcess } from '../../testing/processes/web-process.ts';
import { head, rawRequest } from '../../testing/raw-request.ts';

/** Sent in eight seconds. */
const SLOW_PIECES = 16;
const PATIENCE = { timeout: 180_000 };
const { url } = await testDatabase();
const web = await openWebProcess(url);
const agent = new Agent({ keepAlive: true, maxSockets: 12 });
afterAll(async () => {
  agent.destroy();
  await web.terminate();
});

/** Resolves to the status, or to the error of a connection that broke before the response. */
async function statusOf(body: Buffer): Promise<number | string> {
  const { hostname, port } = new URL(web.origin);
  const headers = { 'content-type': 'application/json' };
  return await new Promise((resolve) => {
    request(
      { hostname, port, path: '/api/search', method: 'POST', headers, agent },
      (response) => void response.resume().on('close', () => resolve(response.statusCode ?? 0)),
    )
      .on('error', ({ message }) => resolve(message))
      .end(body);
  });
}

test('a body beyond the limit gets 413, however fast it is sent', PATIENCE, async () => {
  const bodies = Array.from({ length: 200 }, (_, place) =>
    Buffer.alloc(65_600 + place * 20_000, '['),
  );
  const statuses = await Promise.all(bodies.map(statusOf));
  expect(new Set(statuses)).toEqual(new Set([413]));
});

test('a sender of a photograph that is too large is heard to its end', PATIENCE, async () => {
  const piece = Buffer.alloc(2_000_000);
  const type = { 'content-type': 'image/jpeg', 'content-length': SLOW_PIECES * piece.length };
  const slow = await rawRequest(web.port, head('POST /api/uploads/new', type));
  for (let sent = 0; sent < SLOW_PIECES; sent += 1) {
    await sleep(500);
    slow.write(piece);
  }
  await sleep(500);
  expect(slow.isOpen()).toBe(true);
  slow.hangUp();
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 413 /);
});

test('a large body that never ends is closed after its refusal', PATIENCE, async () => {
  const length = { 'content-type': 'application/json', 'content-length': 10_000_000 };
  const endless = await rawRequest(web.port, `${head('POST /api/search', length)}[[[[`);
  expect(await endless.closed).toMatch(/^HTTP\/1\.1 413 /);
});
