import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveFolder } from './static-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-static-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'assets/app-1.js'), 'plain');
writeFileSync(path.join(folder, 'assets/app-1.js.br'), 'small');
writeFileSync(path.join(folder, 'assets/.env'), 'secret');
writeFileSync(path.join(folder, 'outside.js'), 'outside');
const app = Fastify();
serveFolder(app, {
  folder: path.join(folder, 'assets'),
  prefix: '/assets/',
  cacheControl: 'public, max-age=31536000, immutable',
  allowed: /\.js$|env/,
  precompressed: true,
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('sends the precompressed form to clients that accept it, the plain one to others', async () => {
  const packed = await app.inject({
    url: '/assets/app-1.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.body).toBe('small');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = await app.inject({ url: '/assets/app-1.js' });
  expect(plain.body).toBe('plain');
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('HEAD returns only the size, and a file with a known tag is not sent again', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/assets/app-1.js' });
  expect(head.headers['content-length']).toBe('5');
  expect(head.body).toBe('');
  const again = await app.inject({
    url: '/assets/app-1.js',
    headers: { 'if-none-match': String(head.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/assets/../outside.js',
  '/assets/%2e%2e/outside.js',
  '/assets/..%2foutside.js',
  '/assets/.env',
  '/assets/none.js',
  '/assets/',
])('finds nothing at %s', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('a rewritten file is soon sent with its new size', async () => {
  const file = path.join(folder, 'assets/app-2.js');
  const ask = () => app.inject({ url: '/assets/app-2.js' });
  writeFileSync(file, 'first');
  expect((await ask()).headers['content-length']).toBe('5');
  writeFileSync(file, 'second and longer');
  await expect.poll(async () => (await ask()).headers['content-length']).toBe('17');
  expect((await ask()).body).toBe('second and longer');
});
