/** A misbehaving mail server blocks a worker for a limited time only. */
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { smtpGateway } from './mail.gateway.ts';

const sockets = new Set<Socket>();
const closing: (() => void)[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const close of closing.splice(0)) close();
});

/** Never finishes its greeting. */
async function badServer(behave: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    behave(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const MAIL = {
  to: 'sian@example.org',
  subject: 'Nadolig',
  html: '<p>Nadolig Llawen</p>',
  text: 'Nadolig Llawen',
  messageId: '<one@keepsake.example>',
};

test.each([
  ['says nothing', () => {}],
  [
    'drips one byte after another once it has greeted',
    (socket: Socket) => {
      socket.write('220 slow.example\r\n');
      const dripping = setInterval(() => socket.write('2'), 200);
      socket.on('close', () => clearInterval(dripping));
    },
  ],
])(
  'a server that %s is given up within a minute, and its connection is closed',
  async (_, behave) => {
    const gateway = smtpGateway({ smtpUrl: await badServer(behave), from: 'shop@example.org' });
    await expect(gateway.send(MAIL)).rejects.toThrow(/greeting|timeout|abort/i);
    await expect.poll(() => sockets.size).toBe(0);
    gateway.close();
  },
  60_000,
);
