/** A TCP relay in front of one of the shop's peers, such as its mail server, that can misbehave on command. */

import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * - `pass`: forwards everything
 * - `hang`: accepts connections and never responds
 * - `refuse`: resets every connection at once
 * - `drip`: forwards responses one byte a second
 * - `cut`: forwards the first 200 bytes of a response and resets the connection
 * - `nonsense`: responds with random bytes
 */
export type Misbehaviour = 'pass' | 'hang' | 'refuse' | 'drip' | 'cut' | 'nonsense';

export interface FaultyPeer {
  port: number;
  /** Closes open connections, so that the new behaviour affects everyone. */
  become(behaviour: Misbehaviour): void;
  stop(): Promise<void>;
}

const DRIP_MS = 1000;
const CUT_AFTER_BYTES = 200;

export async function faultyPeer(targetPort: number): Promise<FaultyPeer> {
  let behaviour: Misbehaviour = 'pass';
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    // The relay must expect peers that disconnect.
    client.on('error', () => {});
    meet(client, behaviour, targetPort);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      behaviour = next;
      endAll();
    },
    async stop() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}

function meet(client: Socket, behaviour: Misbehaviour, targetPort: number): void {
  if (behaviour === 'refuse') client.resetAndDestroy();
  else if (behaviour === 'hang') client.resume();
  else if (behaviour === 'nonsense') {
    client.resume();
    client.end(Buffer.from(Array.from({ length: 400 }, (_, place) => (place * 151) % 256)));
  } else relay(client, behaviour, targetPort);
}

function relay(client: Socket, behaviour: Misbehaviour, targetPort: number): void {
  const target = connect(targetPort, '127.0.0.1');
  target.on('error', () => client.destroy());
  client.on('close', () => target.destroy());
  client.pipe(target);
  if (behaviour === 'pass') target.pipe(client);
  else if (behaviour === 'cut') cut(target, client);
  else drip(target, client);
}

function cut(target: Socket, client: Socket): void {
  let left = CUT_AFTER_BYTES;
  target.on('data', (bytes: Buffer) => {
    client.write(bytes.subarray(0, left), () => left <= 0 && client.resetAndDestroy());
    left -= bytes.length;
  });
}

function drip(target: Socket, client: Socket): void {
  let waiting = Buffer.alloc(0);
  target.on('data', (bytes: Buffer) => (waiting = Buffer.concat([waiting, bytes])));
  const timer = setInterval(() => {
    if (waiting.length > 0) client.write(waiting.subarray(0, 1));
    waiting = waiting.subarray(1);
  }, DRIP_MS);
  client.on('close', () => clearInterval(timer));
}
