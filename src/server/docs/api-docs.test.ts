/** The API documentation is complete, and every example works. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { examples } from '../../contract/examples.ts';
import { refusalsOf } from '../../contract/operations.ts';
import { testShop } from '../testing/test-app.ts';
import { PROBLEMS } from '../http/problems.ts';
import { startWorker } from '../jobs/worker.ts';
import { jobHandlers } from '../wiring.ts';
import { chapterOf } from './api-docs.ts';
import { runStory } from '../testing/examples-story.ts';

const shop = await testShop();
const origin = await shop.open();
const names = Object.keys(endpoints) as EndpointName[];

describe('the API reference', () => {
  test.each(names)('has %s, in one chapter, with its example and its refusals', async (name) => {
    const page = (await shop.app.inject('/docs/api')).body;
    const [, rest = ''] = page.split(`<article id="${name}">`);
    const [article = ''] = rest.split('</article>');
    expect(chapterOf(name)).toBeDefined();
    expect(article).toContain(`${endpoints[name].method} ${endpoints[name].path}`);
    expect(article).toContain('curl ');
    for (const code of refusalsOf(name)) expect(article).toContain(`${PROBLEMS[code].status}`);
  });

  test('may run no script and load nothing except its own style', async () => {
    const { headers } = await shop.app.inject('/docs/api');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect((await shop.app.inject('/docs/api.css')).headers['content-type']).toContain('text/css');
  });
});

describe('the examples', () => {
  test('exist for every call', () => {
    expect([...new Set(examples.map(({ call }) => call))].toSorted()).toEqual(names.toSorted());
  });

  test(
    'work in the order of the page, and get the responses of the contract',
    { timeout: 300_000 },
    async () => {
      const worker = await startWorker({
        url: shop.url,
        handlers: jobHandlers(shop.services),
        logger: pino({ level: 'silent' }),
      });
      afterAll(() => worker.stop());
      const { answers } = await runStory({ origin, email: 'sian@example.org', emailText });
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
