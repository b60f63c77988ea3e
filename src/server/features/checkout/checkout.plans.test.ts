/** Postgres plans what a purchase sends once for each connection, not again at each purchase. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy } from '../../testing/features/orders.ts';
import { testShop } from '../../testing/test-app.ts';

const shop = await testShop();
/** Connections of the shop; the planner looks at the values of the first five executions of each. */
const CONNECTIONS = 10;
const PURCHASES = 15;
const LOOKED_AT = 5;

interface Prepared {
  statement: string;
  planned: number;
}

/** Statements that one connection keeps planning. The pause makes calls at once use different connections. */
async function plannedAgain(): Promise<Prepared[]> {
  const { rows } = await sql<Prepared>`
    SELECT statement, custom_plans::int AS planned FROM pg_prepared_statements, pg_sleep(0.2)
    WHERE custom_plans > ${LOOKED_AT}`.execute(shop.database);
  return rows;
}

test('statements of a purchase keep their plans', async () => {
  for (let bought = 0; bought < PURCHASES; bought += 1) await buy(shop);
  const each = await Promise.all(Array.from({ length: CONNECTIONS }, plannedAgain));
  expect(each.flat()).toEqual([]);
});

/** Which plan Postgres prefers depends on the sizes of its tables, so small tests see only the setting. */
test('functions that a purchase calls are set to keep the plans of their statements', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE 'plan_cache_mode=force_generic_plan' = ANY (proconfig) ORDER BY proname`.execute(
    shop.database,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'add_jobs',
    'refresh_order_search',
    'tell_office_of_order_detail',
  ]);
});
