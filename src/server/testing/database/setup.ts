/** Global setup of the server tests: a throw-away Postgres (or TEST_DATABASE_URL) with a migrated template database. */

import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../database/migrate.ts';
import { onServer, startTemporary, withDatabase } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startTemporary();
  const template = `keepsake_test_${randomBytes(4).toString('hex')}`;
  await onServer(server.url, `create database ${template}`);
  const tidy = async () => {
    await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
  try {
    await migrate(withDatabase(server.url, template));
  } catch (error) {
    await tidy();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  project.provide('templateDatabase', template);
  return tidy;
}
