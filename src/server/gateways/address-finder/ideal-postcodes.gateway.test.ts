/** The gateway against a service that answers as Ideal Postcodes documents, and against one that does not. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { idealPostcodesGateway } from './ideal-postcodes.gateway.ts';

const KEY = 'ak_a-key-nobody-may-read';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** @param answer how the service answers every call */
async function open(answer: RequestListener) {
  const calls: { url: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    calls.push({ url: request.url, authorization: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { calls, gateway: idealPostcodesGateway({ baseUrl, key: KEY, timeoutMs: 300 }) };
}

const says =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** As in the service's documentation, which has some twenty more properties. */
const address = (changes: object) => ({
  postcode: 'SY8 1AB',
  post_town: 'LUDLOW',
  thoroughfare: 'Larch Walk',
  organisation_name: '',
  line_1: '12 Larch Walk',
  line_2: '',
  line_3: '',
  county: 'Shropshire',
  longitude: -2.7,
  ...changes,
});
const found = (...result: object[]) => says(200, { result, code: 2000, message: 'Success' });

describe('a postcode', () => {
  test('is sent without its space, the key in the header alone', async () => {
    const { gateway, calls } = await open(found(address({})));
    await gateway.lookUp('SY8 1AB');
    expect(calls).toEqual([{ url: '/v1/postcodes/SY81AB', authorization: `api_key="${KEY}"` }]);
  });

  test('has its addresses as a form takes them, an organisation in a field of its own', async () => {
    const { gateway } = await open(
      found(
        address({ line_2: 'Penrhyn', post_town: 'STOKE-ON-TRENT' }),
        address({
          organisation_name: 'Sample Bakery',
          line_1: 'Sample Bakery',
          line_2: '14 Larch Walk',
          post_town: 'KING’S LYNN',
        }),
        address({ organisation_name: 'Only A Name', line_1: 'Only A Name', line_3: null }),
      ),
    );
    const rest = { AddressLine2: '', AddressLine3: '', County: '', PostCode: 'SY8 1AB' };
    expect(await gateway.lookUp('SY8 1AB')).toEqual({
      outcome: 'found',
      addresses: [
        {
          ...rest,
          Company: '',
          AddressLine1: '12 Larch Walk',
          AddressLine2: 'Penrhyn',
          CityTown: 'Stoke-on-Trent',
        },
        {
          ...rest,
          Company: 'Sample Bakery',
          AddressLine1: '14 Larch Walk',
          CityTown: 'King’s Lynn',
        },
        { ...rest, Company: '', AddressLine1: 'Only A Name', CityTown: 'Ludlow' },
      ],
    });
  });

  test('that does not exist, or that nobody has, has none', async () => {
    const unknown = await open(says(404, { code: 4040, message: 'Postcode Not Found' }));
    expect(await unknown.gateway.lookUp('SY8 1AB')).toEqual({ outcome: 'none' });
    const empty = await open(found());
    expect(await empty.gateway.lookUp('SY8 1AB')).toEqual({ outcome: 'none' });
  });
});

test.each([
  ['a refused key', 401, { code: 4010, message: 'Invalid Key' }, 'keyRefused'],
  ['a balance that is used up', 402, { code: 4020, message: 'Key balance depleted' }, 'usedUp'],
  ['too many calls', 429, '', 'busy'],
  ['too many calls, as the service says it', 503, '', 'busy'],
  ['an error of the service', 500, '<h1>Internal Server Error</h1>', 'unavailable'],
  ['a page instead of data', 200, '<html>Welcome</html>', 'unavailable'],
  ['data of another shape', 200, { code: 2000, result: 'none' }, 'unavailable'],
  [
    'an address that would break its label',
    200,
    { code: 2000, result: [address({ line_1: 'a\nb' })] },
    'unavailable',
  ],
  ['another code than success', 200, { code: 4040, result: [] }, 'unavailable'],
  ['an endless answer', 200, `"${'x'.repeat(600 * 1024)}"`, 'unavailable'],
])('%s is a failure with its reason', async (_, status, body, reason) => {
  const { gateway } = await open(says(status, body));
  expect(await gateway.lookUp('SY8 1AB')).toEqual({ outcome: 'failed', reason });
});

test('a service that does not answer, or stops within its answer, is left in time', async () => {
  const silent = await open(() => undefined);
  const started = performance.now();
  expect(await silent.gateway.lookUp('SY8 1AB')).toEqual({
    outcome: 'failed',
    reason: 'unavailable',
  });
  const halting = await open((_, response) => response.writeHead(200).write('{"result":['));
  expect(await halting.gateway.lookUp('SY8 1AB')).toMatchObject({ outcome: 'failed' });
  expect(performance.now() - started).toBeLessThan(3000);
});

test('a service that is not there, or sends elsewhere, gets no key', async () => {
  const gone = idealPostcodesGateway({ baseUrl: 'http://127.0.0.1:1', key: KEY });
  expect(await gone.lookUp('SY8 1AB')).toEqual({ outcome: 'failed', reason: 'unavailable' });
  const other = await open(says(200, {}));
  const moved = await open((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  );
  expect(await moved.gateway.lookUp('SY8 1AB')).toMatchObject({ outcome: 'failed' });
  expect(other.calls).toEqual([]);
});
