import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { registerHealth } from './health.ts';

const { database } = await testDatabase();

test('a process that is about to stop lives, and is not ready', async () => {
  const app = Fastify();
  let isStopping = false;
  registerHealth(app, database, () => isStopping);
  const statuses = () =>
    Promise.all(
      ['/health/live', '/health/ready'].map(async (address) => {
        const { statusCode, body } = await app.inject(address);
        return [statusCode, body];
      }),
    );
  expect(await statuses()).toEqual([
    [200, '{"status":"live"}'],
    [200, '{"status":"ready"}'],
  ]);
  isStopping = true;
  expect(await statuses()).toEqual([
    [200, '{"status":"live"}'],
    [503, '{"status":"stopping"}'],
  ]);
});
