/** The API description is complete, and every example works. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { examples } from '../../contract/examples.ts';
import { GENERAL_PER_MINUTE, operations, refusalsOf } from '../../contract/operations.ts';
import { testShop } from '../testing/test-app.ts';
import { PROBLEMS } from '../http/problems.ts';
import { startWorker } from '../jobs/worker.ts';
import { jobHandlers } from '../wiring.ts';
import { CHAPTERS } from './chapters.ts';
import { takeOrder } from '../testing/features/staff-orders.ts';
import { runStory } from '../testing/examples-story.ts';

interface Description {
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Described>>;
}

interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; example?: string }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { examples?: Record<string, unknown> }> }
  >;
  'x-codeSamples': { source: string }[];
}

const shop = await testShop();
const origin = await shop.open();
const names = Object.keys(endpoints) as EndpointName[];
const description = (await shop.app.inject('/api/openapi.json')).json<Description>();

describe('the description of the calls', () => {
  const described = (name: EndpointName): Described =>
    description.paths[endpoints[name].path]![endpoints[name].method.toLowerCase()]!;

  test.each(names)('has %s, in one chapter, with its limits and its example', (name) => {
    const call = described(name);
    const { perMinute = GENERAL_PER_MINUTE, perDay, addition, summary, takes } = operations[name];
    expect(call).toMatchObject({ operationId: name, summary });
    expect(call.tags).toHaveLength(1);
    expect(CHAPTERS.map(({ title }) => title)).toContain(call.tags[0]);
    expect(call.description).toContain(`At most ${perMinute} calls a minute`);
    if (perDay) expect(call.description).toContain(`and ${perDay} a day`);
    if (addition) expect(call.description).toContain(addition);
    const [sample] = call['x-codeSamples'];
    expect(sample?.source).toContain('curl ');
    expect(sample?.source).toContain(shop.config.origin);
    for (const parameter of call.parameters)
      if (parameter.in === 'path') expect(parameter.example).toMatch(/./);
    if (call.requestBody && !takes)
      expect(call.requestBody.content['application/json']?.example).toBeInstanceOf(Object);
  });

  test.each(names)('has the code and the message of every error of %s', (name) => {
    for (const code of refusalsOf(name)) {
      const { status, message } = PROBLEMS[code];
      const response = described(name).responses[status];
      expect(response?.description).toContain(`\`${code}\`: ${message}`);
      expect(response?.content?.['application/json']?.examples?.[code]).toEqual({
        value: { status: 'error', message },
      });
    }
  });

  test('has chapters in reading order, none of them empty', () => {
    expect(description.tags.map(({ name }) => name)).toEqual(CHAPTERS.map(({ title }) => title));
    const used = new Set(names.flatMap((name) => described(name).tags));
    expect([...used].toSorted()).toEqual(CHAPTERS.map(({ title }) => title).toSorted());
  });

  test('is sent compressed, and not again to a caller that has it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await shop.app.inject({ url: '/api/openapi.json', headers });
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    });
    expect(JSON.parse(gunzipSync(first.rawPayload).toString())).toEqual(description);
    const again = await shop.app.inject({
      url: '/api/openapi.json',
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('has an introduction that links to calls by their anchors on the page', () => {
    const linked = [...description.info.description.matchAll(/\(\/docs\/api#operation\/(\w+)\)/g)];
    expect(linked.length).toBeGreaterThan(0);
    for (const [, name] of linked) expect(names).toContain(name);
  });
});

describe('the examples', () => {
  test('exist for every call', () => {
    expect([...new Set(examples.map(({ call }) => call))].toSorted()).toEqual(names.toSorted());
  });

  test(
    'work in the order of the story, and get the responses of the contract',
    { timeout: 300_000 },
    async () => {
      const worker = await startWorker({
        url: shop.url,
        handlers: jobHandlers(shop.services),
        logger: pino({ level: 'silent' }),
      });
      afterAll(() => worker.stop());
      const { answers } = await runStory({
        origin,
        email: 'sian@example.org',
        emailText,
        takeOrder: async () => (await takeOrder(shop)).link,
      });
      expect(answers.get('payLink')).toMatchObject({ state: 'open' });
      expect(answers.get('invoiceDocument')).toBeInstanceOf(Buffer);
      expect((answers.get('invoiceDocument') as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect(answers.get('order')).toMatchObject({ status: 'paid', payment: 'paid' });
      expect(answers.get('orderCancel')).toMatchObject({ status: 'cancelled' });
    },
  );
});

async function emailText(to: string, part: string): Promise<string> {
  const folder = path.join(shop.config.dataFolder, 'mailbox');
  for (let tries = 0; tries < 1200; tries += 1) {
    for (const file of (await readdir(folder)).toSorted().toReversed()) {
      const { to: receivers = [], text = '' } = await PostalMime.parse(
        await readFile(path.join(folder, file)),
      );
      if (receivers.some(({ address }) => address === to) && text.includes(part)) return text;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`No email to ${to} contains ${part}`);
}
