import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { openReconnectingPool } from './reconnecting-pool.ts';

test('a LISTEN that fails during a stop may be released twice', async () => {
  const { url } = await testDatabase();
  const { pool, end } = openReconnectingPool({ connectionString: url, max: 1 }, () => {});
  await new Promise<void>((resolve) => {
    pool.connect((_, client, release) => {
      void client!.query('SELECT 1').then(() => {
        release();
        release(new Error('LISTEN failed'));
        resolve();
      });
    });
  });
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await end();
});
