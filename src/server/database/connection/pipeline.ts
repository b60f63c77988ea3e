/**
 * Sends the queries of a transaction that do not depend on each other without waiting for the one
 * before: `Promise.all` over them costs one round trip (docs/decisions/0128). Postgres runs them in
 * the order in which they were started, each on what those before it have done.
 */

import { PostgresDialect, PostgresDriver, SelectQueryNode, SingleConnectionProvider } from 'kysely';
import type {
  CompiledQuery,
  ConnectionProvider,
  DatabaseConnection,
  Kysely,
  QueryResult,
  TransactionSettings,
} from 'kysely';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];
type Consumer<Result> = (connection: DatabaseConnection) => Promise<Result>;

/** The BEGIN of each connection's transaction, which may still be running. */
const begins = new WeakMap<DatabaseConnection, Promise<void>>();

/** Does not wait for BEGIN, so that a read can be sent together with it. */
class PipeliningDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begin = super.beginTransaction(connection, settings);
    // The first query and the COMMIT report it.
    begin.catch(() => {});
    begins.set(connection, begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await begins.get(connection);
    begins.delete(connection);
    await super.commitTransaction(connection);
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    begins.delete(connection);
    await super.rollbackTransaction(connection);
  }
}

export class PipeliningDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDriver>[0];

  constructor(config: ConstructorParameters<typeof PostgresDriver>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config);
  }
}

/** Kysely runs the queries of a transaction one after the other. Call it once for each pool, whose clients have `pipeline`. */
export function pipelineTransactions<Schema>(database: Kysely<Schema>): void {
  const executor = database.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) =>
    withProvider(
      provider instanceof SingleConnectionProvider ? new SharedConnection(provider) : provider,
    );
}

/** Gives the connection of a transaction to several queries at a time. */
class SharedConnection implements ConnectionProvider {
  readonly #connection: Promise<DatabaseConnection>;

  constructor(transaction: SingleConnectionProvider) {
    this.#connection = transaction.provideConnection(
      async (connection) => new AfterBegin(connection),
    );
  }

  async provideConnection<Result>(use: Consumer<Result>): Promise<Result> {
    return use(await this.#connection);
  }
}

/**
 * Without its BEGIN, a write would be committed alone. So only reads are sent before BEGIN has
 * succeeded, and fail with it.
 */
class AfterBegin implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  #mustWait = false;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const begin = begins.get(this.#connection);
    // What follows a query that waits, waits too, so that the order stays.
    this.#mustWait ||= !isRead(query);
    if (this.#mustWait) await begin;
    const [result] = await Promise.all([this.#connection.executeQuery<Row>(query), begin]);
    return result;
  }

  streamQuery<Row>(
    query: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize);
  }
}

/** Reads of tables, with or without locks. A SELECT without tables may call functions that write. */
const isRead = ({ query }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) && query.from !== undefined && query.with === undefined;
