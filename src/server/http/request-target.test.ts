/**
 * Targets other than plain paths, over a real socket: read as the standard requires, or refused
 * with our own message.
 */
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { head, rawRequest } from '../testing/raw-request.ts';

const shop = await testShop();
const { port } = new URL(await shop.open());

async function send(text: string): Promise<{ status: number; body: string; headers: string }> {
  const request = await rawRequest(Number(port), text);
  const [headers = '', body = ''] = (await request.closed).split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), body, headers };
}
const ask = (line: string) => send(head(line, { connection: 'close' }));

test('a full URL gets the response of its path', async () => {
  const plain = await ask('GET /api/product/sale?page=1');
  expect(plain.status).toBe(200);
  for (const target of ['http://localhost:3000', 'HTTP://elsewhere.example', 'https://a@b:1'])
    expect((await ask(`GET ${target}/api/product/sale?page=1`)).body).toBe(plain.body);
});

test.each([
  'GET *',
  'OPTIONS *',
  'POST *',
  'GET /api/category/slug/%ff',
  'GET /api/category/slug/%',
  'GET /%',
  'GET /p/%E0%A4%A',
  'GET http://localhost/%ff',
  'DELETE /nothing/%zz',
])('%s is refused in the common shape of refusals', async (line) => {
  const { status, body, headers } = await ask(line);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual({ status: 'error', message: 'This request could not be read.' });
  expect(headers).toContain('x-content-type-options: nosniff');
});

test.each([
  ['text that is not HTTP', 'nothing like it\r\n\r\n', 400],
  ['endless headers', head('GET /', { cookie: 'x'.repeat(40_000) }), 431],
])('%s is refused in the common shape of refusals', async (_, text, status) => {
  const answer = await send(text);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({ status: 'error', message: expect.any(String) });
});
