/** Text that cannot be printed, in every text of every call at any depth: refused at its own field, or cleaned. */
import { describe, expect, test } from 'vitest';
import { testShop } from '../app.testing.ts';
import { UNPRINTABLE_TEXTS } from './hostile-values.testing.ts';
import { callsWithJson, preparedCall, violationsAt } from './prepared-call.testing.ts';

const shop = await testShop();
await shop.open();

describe.each(callsWithJson(shop.config.origin))('%s', (name) => {
  test('takes no text that cannot be printed', { timeout: 300_000 }, async () => {
    const call = await preparedCall(shop, name);
    for (const { path, schema, put } of call.places()) {
      if (schema.type !== 'string') continue;
      for (const text of UNPRINTABLE_TEXTS) {
        const answer = await call.send(put(text));
        const what = `${path.join('.')}: ${JSON.stringify(text)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, what).toBeLessThan(500);
        expect(answer.body, what).not.toContain(JSON.stringify(text).slice(1, -1));
        if (answer.json<{ violations?: unknown }>().violations)
          expect(violationsAt(answer, path), what).not.toEqual([]);
      }
    }
  });
});
