/** Gives each server test file its own migrated database, copied from the template in a few milliseconds. */

import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '../../database/connection/connection.ts';
import type { Database, DatabaseOptions } from '../../database/connection/connection.ts';
import { onServer, withDatabase } from './postgres-server.ts';

export interface TestDatabase {
  database: Database;
  /** For tests that open their own connections. */
  url: string;
}

/** Call it at the top of a test file. Returns the address of a new database without tables, each time it is called. */
export function emptyDatabases(): () => Promise<string> {
  const server = inject('postgresUrl');
  const names: string[] = [];
  afterAll(async () => {
    for (const name of names) await onServer(server, `drop database ${name} with (force)`);
  });
  return async () => {
    const name = newName();
    await onServer(server, `create database ${name}`);
    names.push(name);
    return withDatabase(server, name);
  };
}

const newName = (): string => `keepsake_test_${randomBytes(6).toString('hex')}`;

/** Call it at the top of a test file or in a describe block; the database is dropped when that ends. */
export async function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = newName();
  await onServer(
    server,
    `create database ${name} template ${inject('templateDatabase')} strategy file_copy`,
  );
  const url = withDatabase(server, name);
  const database = openDatabase(url, options);
  afterAll(async () => {
    await database.destroy();
    await onServer(server, `drop database ${name} with (force)`);
  });
  return { database, url };
}
