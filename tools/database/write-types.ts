/** Writes src/server/database/schema.ts from a freshly migrated, throw-away database. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../src/server/database/migrate.ts';
import { typeColumns } from './columns.ts';
import { startTemporary } from '../../src/server/testing/database/postgres-server.ts';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'src/server/database/schema.ts');
const server = await startTemporary();
try {
  await migrate(server.url);
  const flags = {
    dialect: 'postgres',
    url: server.url,
    'out-file': file,
    'include-pattern': 'public.*',
    'exclude-pattern': '*schema_migrations',
    'date-parser': 'string',
    'numeric-parser': 'number',
    'type-mapping': '{"int8":"number","citext":"string"}',
  };
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--camel-case',
      ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    ],
    { stdio: 'inherit' },
  );
  writeFileSync(file, typeColumns(readFileSync(file, 'utf8')));
} finally {
  await server.stop();
}
