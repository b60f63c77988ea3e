/** Unprintable text, in every text of every call at any depth, is refused at its own field or cleaned. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { LINE_BREAK, UNPRINTABLE_TEXTS } from './testing/hostile-values.ts';
import { callsWithJson, preparedCall, violationsAt } from './testing/prepared-call.ts';

const shop = await testShop();
await shop.open();

describe.each(callsWithJson(shop.config.origin))('%s', (name) => {
  test('refuses text that cannot be printed', { timeout: 300_000 }, async () => {
    const call = await preparedCall(shop, name);
    for (const { path, schema, put } of call.places()) {
      if (schema.type !== 'string') continue;
      // Where line breaks are allowed, other errors of the request are still reported.
      const { body: plain } = await call.send(put('ab'));
      for (const text of UNPRINTABLE_TEXTS) {
        const answer = await call.send(put(text));
        const what = `${path.join('.')}: ${JSON.stringify(text)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, what).toBeLessThan(500);
        expect(answer.body, what).not.toContain(JSON.stringify(text).slice(1, -1));
        if (text === LINE_BREAK && answer.body === plain) continue;
        if (answer.json<{ violations?: unknown }>().violations)
          expect(violationsAt(answer, path), what).not.toEqual([]);
      }
    }
  });
});
