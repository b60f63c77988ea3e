/** Opens the database: Kysely over a pool of Postgres connections, with value parsing configured once. */

import { Kysely } from 'kysely';
import type { Transaction as KyselyTransaction, Selectable } from 'kysely';
import pg from 'pg';
import { SECOND } from '../../../domain/time/durations.ts';
import { rowNames, SnakeCaseDialect } from './column-names.ts';
import { nameStatements } from './named-statements.ts';
import { writeTogether } from './one-write.ts';
import { pipelineTransactions } from './pipeline.ts';
import { openPool } from './pool.ts';
import type { ConnectionLost } from './pool.ts';
import type { DB } from '../schema.ts';

export type Schema = DB;
/** A row of a table, as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type Database = Kysely<Schema>;
export type Transaction = KyselyTransaction<Schema>;

export interface DatabaseOptions {
  /** Maximum number of connections; further queries wait. */
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** false: `enqueue` over these connections does nothing. */
  queuesJobs?: boolean;
  /** Called when a connection is lost, for example when Postgres restarts; the pool replaces it. */
  onLost?: ConnectionLost;
}

/** Usage of a process's connections. */
export interface PoolUse {
  /** Connections that run a query or belong to a transaction. */
  busy: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

const pools = new WeakMap<Database, pg.Pool>();

export function poolUse(database: Database): PoolUse {
  const pool = pools.get(database);
  if (!pool) throw new Error('The database was not opened by this module');
  const { totalCount, idleCount, waitingCount } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = openPool(
    {
      connectionString: url,
      max: options.poolSize ?? 10,
      pipeline: true,
      application_name: options.name ?? 'keepsake',
      idleTimeoutMillis: 60 * SECOND,
      statement_timeout: 15 * SECOND,
      lock_timeout: 10 * SECOND,
      idle_in_transaction_session_timeout: 20 * SECOND,
      types: { getTypeParser },
      ...(options.queuesJobs === false && { options: '-c keepsake.jobs=off' }),
    },
    options.onLost ?? (() => {}),
  );
  pool.on('connect', nameStatements);
  pool.on('connect', writeTogether);
  const database = new Kysely<Schema>({
    dialect: new SnakeCaseDialect({ pool }),
    plugins: [rowNames],
  });
  pipelineTransactions(database);
  pools.set(database, pool);
  return database;
}

/** bigint and numeric become numbers, refused beyond 2^53; dates stay 'YYYY-MM-DD'; timestamps become Date. */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: safeNumber,
  [pg.types.builtins.NUMERIC]: safeNumber,
  [pg.types.builtins.DATE]: (text) => text,
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : parsers[oid];
  return own ?? pg.types.getTypeParser(oid, format);
}

function safeNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${text} is beyond exact numbers`);
  return value;
}
