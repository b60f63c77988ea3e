/** Answers of the office are compressed when they are large and the caller takes it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendJson } from './send-json.ts';

const pieces = Array.from({ length: 500 }, (_, at) => ({ id: at, words: `Siân & Łucja ${at}` }));

async function answerTo(encodings: string | undefined, data: unknown) {
  const app = Fastify();
  app.get('/', (request, reply) => sendJson(request, reply, data));
  const { headers, rawPayload } = await app.inject({
    url: '/',
    headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
  });
  await app.close();
  return { headers, bytes: rawPayload };
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a large answer is sent as %s to a caller who takes it', async (name, accepted, unpack) => {
  const { headers, bytes } = await answerTo(accepted, pieces);
  expect(headers).toMatchObject({
    'content-encoding': name,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  const text = unpack(bytes).toString();
  expect(JSON.parse(text)).toEqual({ status: 'success', data: pieces });
  expect(bytes.length).toBeLessThan(text.length / 4);
});

test.each([
  ['a small answer', 'br', pieces.slice(0, 3)],
  ['an answer to a caller who takes neither', undefined, pieces],
])('%s is sent as it is', async (_, accepted, data) => {
  const { headers, bytes } = await answerTo(accepted, data);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString())).toEqual({ status: 'success', data });
});
