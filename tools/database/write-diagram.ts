/** Writes docs/database.md, a diagram of all tables, columns and references, from a freshly migrated database. */

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/server/database/migrate.ts';
import { startTemporary } from '../../src/server/testing/database/postgres-server.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  primary: boolean;
}

interface Reference {
  table: string;
  column: string;
  target: string;
  nullable: boolean;
}

const FILE = path.join(import.meta.dirname, '../../docs/database.md');

/** Tables by subject, in the order of a purchase; the tool fails for a table without a subject. */
const SUBJECTS: Record<string, RegExp> = {
  Catalogue: /^(?:blank|category|design|finish|picture|price|product|search_word|slug_redirect)/,
  Customers:
    /^(?:account_link|customer$|customer_keys|customer_note|marketing|notification|recovery|refresh|saved_address|reminder|session|two_step|wishlist)/,
  'Carts and designs': /^(?:cart|draft|preview|upload)/,
  'Orders and workshop':
    /^(?:batch|bin$|customer_order|handover|machine|order_|piece|reorder_level|scan|shipment|sold_line|stock)/,
  'Payments and invoices': /^(?:capture|invoice|ledger|payment|refund|webhook)/,
  'Staff and journal': /^(?:journal|staff)/,
  Messages: /^(?:answer_template|message_answer|website_message)/,
  Shop: /^(?:bank_holiday|mail_sent|missed_search|page_view|rate_limit|sample_run|shop_setting)/,
};

const server = await startTemporary();
try {
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const columns = await readColumns(client);
  const references = await readReferences(client);
  await client.end();
  writeFileSync(FILE, document(columns, references));
} finally {
  await server.stop();
}

async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT class.relname AS "table", attname AS "column",
      format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable,
      EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'p'
        AND attnum = ANY (conkey)) AS "primary"
    FROM pg_attribute JOIN pg_class AS class ON class.oid = attrelid
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0
      AND NOT attisdropped AND relname NOT LIKE '%schema_migrations'
    ORDER BY relname, attnum`);
  return rows;
}

async function readReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS target,
      string_agg(attname, ', ' ORDER BY attnum) AS "column", NOT bool_and(attnotnull) AS nullable
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    GROUP BY pg_constraint.oid, 1, 2 ORDER BY 1, 3, 2`);
  return rows;
}

function document(columns: readonly Column[], references: readonly Reference[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const parts = Object.keys(SUBJECTS).map((subject) => {
    const own = tables.filter((table) => subjectOf(table) === subject);
    return own.length === 0 ? '' : diagram(subject, own, columns, references);
  });
  return `# Database

Made by \`npm run database:diagram\` from a migrated database: ${tables.length} tables and ${references.length} references. Each diagram has the tables of one subject; a table of another subject that is referred to is drawn empty. The job queue's own tables are not shown.

${parts.filter(Boolean).join('\n')}`;
}

function subjectOf(table: string): string {
  const found = Object.entries(SUBJECTS).find(([, names]) => names.test(table));
  if (!found) throw new Error(`${table} belongs to no subject.`);
  return found[0];
}

function diagram(
  subject: string,
  own: readonly string[],
  columns: readonly Column[],
  references: readonly Reference[],
): string {
  const lines = own.flatMap((name) => [
    `  ${name} {`,
    ...columns
      .filter(({ table }) => table === name)
      .map(
        ({ column, type, primary, nullable }) =>
          `    ${type.replace('[]', '_array').replaceAll(/[^a-z0-9]+/gi, '_')} ${column}${primary ? ' PK' : ''}${nullable ? ' "null"' : ''}`,
      ),
    '  }',
  ]);
  const arrows = references
    .filter(({ table }) => own.includes(table))
    .map(
      ({ table, column, target, nullable }) =>
        `  ${target} ${nullable ? '|o' : '||'}--o{ ${table} : "${column}"`,
    );
  return `## ${subject}\n\n\`\`\`mermaid\nerDiagram\n${[...lines, ...arrows].join('\n')}\n\`\`\`\n`;
}
