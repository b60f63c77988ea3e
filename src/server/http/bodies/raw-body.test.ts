/** Raw bodies: limited in bytes, per address, and in how many at once. */
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerProblems } from '../problems.ts';
import { bodyReader, leaveUnread } from './raw-body.ts';

const takes = { types: ['image/png'], name: 'a PNG', mostBytes: 100, mostBytesPerDay: 250 };

async function app(limitFactor = 1) {
  const fastify = Fastify();
  registerProblems(fastify);
  const read = bodyReader(takes, (points) => points * limitFactor);
  void fastify.register(async (scope) => {
    leaveUnread(scope, takes);
    scope.route({
      method: 'POST',
      url: '/',
      handler: async (request) => ({ length: (await read(request)).length }),
    });
  });
  await fastify.ready();
  return (bytes: number, type = 'image/png') =>
    fastify.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': type },
      payload: Buffer.alloc(bytes),
    });
}

test('a body is read completely', async () => {
  expect((await (await app())(100)).json()).toEqual({ length: 100 });
});

test('a body of another type, and one that is too large, are refused with a message', async () => {
  const send = await app();
  const messageOf = async (bytes: number, type?: string) => {
    const answer = await send(bytes, type);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await messageOf(10, 'image/gif')).toEqual([415, 'Please send a PNG.']);
  expect((await messageOf(101))[0]).toBe(413);
});

test('an address may send so many bytes a day', async () => {
  const send = await app();
  const statuses = [];
  for (const bytes of [100, 100, 100, 100]) statuses.push((await send(bytes)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429]);
});
