import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { lazyLogger } from './lazy-logger.ts';

test('is made at the first line, with its bindings, and only once', () => {
  const stream = new PassThrough();
  const parent = pino({ level: 'info', base: null }, stream);
  let made = 0;
  const logger = lazyLogger(parent, () => {
    made += 1;
    return parent.child({ reqId: 'req-1' });
  });
  expect([logger.level, made]).toEqual(['info', 0]);
  logger.info({ status: 200 }, 'answered');
  logger.child({ part: 'cart' }).error('failed');
  logger.level = 'error';
  logger.info('not told');
  const lines = String(stream.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(made).toBe(1);
  expect(lines).toMatchObject([
    { reqId: 'req-1', status: 200, msg: 'answered' },
    { reqId: 'req-1', part: 'cart', msg: 'failed' },
  ]);
});
