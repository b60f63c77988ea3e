/** Clients that stop in the middle of a body, or send a byte at a time, for ever. */

import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { inSeconds } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { openWorld } from '../world.ts';
import type { World } from '../world.ts';

const SENDERS_OF_EACH = 60;
const UPLOADS = 20;
const DRIP_MS = 1000;
/** A body without progress must be closed within this time. */
const CLOSED_WITHIN_MS = 150_000;
const STOPS_WITHIN_MS = 30_000;

export const slowSenders: Scenario = async ({ scale, report }) => {
  const world = await openWorld({ postgres: 'embedded', environment: { RATE_LIMITS: '1' } });
  try {
    const count = scaled(SENDERS_OF_EACH, scale, 10);
    const uploads = scaled(UPLOADS, scale, 8);
    const begun = performance.now();
    const slow = [
      ...Array.from({ length: count }, () => slowBody(world, 'application/json', false)),
      ...Array.from({ length: count }, () => slowBody(world, 'application/json', true)),
      ...Array.from({ length: uploads }, (_, place) =>
        slowBody(world, 'image/jpeg', place % 2 === 0),
      ),
    ];
    await sleep(2000);
    const losses: string[] = [];
    // Another client, at another address of this machine.
    const upload = await uploadFrom('127.0.0.2', world);
    if (!upload.startsWith('HTTP/1.1 201'))
      losses.push(`another shopper's upload was answered ${upload}`);
    report(`waiting until ${slow.length} slow senders are closed`);
    while (slow.some((socket) => !socket.closed) && performance.now() - begun < CLOSED_WITHIN_MS)
      await sleep(250);
    const open = slow.filter((socket) => !socket.closed).length;
    if (open > 0) losses.push(`${open} unfinished bodies were still open`);
    const closedAfter = performance.now() - begun;

    for (let each = 0; each < uploads; each += 1) slowBody(world, 'image/jpeg', each % 2 === 0);
    await sleep(1000);
    const { code, tookMilliseconds } = await world.webs[0]!.stop();
    if (code !== 0) losses.push(`SIGTERM with slow senders ended with ${code}`);
    if (tookMilliseconds > STOPS_WITHIN_MS)
      losses.push(`SIGTERM with slow senders took ${inSeconds(tookMilliseconds)}`);
    return [
      {
        scenario: 'slow senders',
        provoked: `${count * 2} JSON bodies and ${uploads} uploads, standing and dripping; SIGTERM with ${uploads} open`,
        seen: `all closed after ${inSeconds(closedAfter)}; SIGTERM took ${inSeconds(tookMilliseconds)}`,
        losses,
      },
    ];
  } finally {
    await world.stop();
  }
};

function slowBody({ origin }: World, type: string, drips: boolean): Socket {
  const { port } = new URL(origin);
  const path = type === 'application/json' ? '/api/search' : '/api/uploads/new';
  const socket = connect(Number(port), '127.0.0.1');
  // The connection is expected to be cut.
  socket.on('error', () => {});
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n{`,
  );
  if (drips) {
    const timer = setInterval(() => socket.write(' '), DRIP_MS);
    socket.on('close', () => clearInterval(timer));
  }
  return socket;
}

/** Returns the status line. */
async function uploadFrom(localAddress: string, { origin }: World): Promise<string> {
  const { port } = new URL(origin);
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#3a6ea5' },
  })
    .jpeg()
    .toBuffer();
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  const head = `POST /api/uploads/new HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: image/jpeg\r\ncontent-length: ${picture.length}\r\nconnection: close\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), picture]));
  const answer = Buffer.concat(await socket.toArray()).toString();
  return answer.split('\r\n')[0] ?? '';
}
