/**
 * Checks every import against the import table, finds import cycles, and compares the table with
 * ARCHITECTURE.md. `--write` writes it there.
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { LAYERS } from './import-table.ts';
import type { Layer } from './layer.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'catalogue', 'bench', 'faults', 'e2e', 'gallery', 'tools'];
const SOURCE = /^(?:src|catalogue|bench|faults|e2e|gallery|tools)\/.*\.(?:ts|tsx|mjs)$/;
const ARCHITECTURE = path.join(ROOT, 'ARCHITECTURE.md');
const MARKED =
  /(<!-- import table: npm run check writes nothing, tools\/checks\/check-imports.ts --write does -->\n)[^]*?(<!-- end -->)/;

const { output } = await cruise(
  FOLDERS,
  {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|woff2|d\\.m?ts)$' },
    validate: true,
    ruleSet: { forbidden: importRules() },
  },
  {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'types', 'default'],
  },
);
const { modules, summary } = output as ICruiseResult;

const violations = summary.violations.map(({ rule, from, to, cycle }) =>
  cycle
    ? `${from} imports itself by way of ${cycle.map(({ name }) => name).join(' → ')}`
    : `${from} → ${to}: ${rule.name}`,
);
const read = new Set(modules.map(({ source }) => source).filter((file) => SOURCE.test(file)));
const present = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`),
  { cwd: ROOT },
)
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.d\.m?ts$/.test(file) && !file.includes('/node_modules/'));
const unread = present.filter((file) => !read.has(file));
const problems = [
  ...violations,
  ...unread.map((file) => `${file} was not read: the check is blind there`),
  ...compareArchitecture(),
];
for (const problem of problems) console.log(problem);
console.log(`${read.size} modules of ${present.length}, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function compareArchitecture(): string[] {
  const text = readFileSync(ARCHITECTURE, 'utf8');
  if (!MARKED.test(text)) return ['ARCHITECTURE.md has no marked import table'];
  const wanted = text.replace(
    MARKED,
    (_, start: string, end: string) => `${start}\n${table()}\n${end}`,
  );
  if (wanted === text) return [];
  if (!process.argv.includes('--write'))
    return [
      'ARCHITECTURE.md differs from tools/checks/import-table.ts: run check-imports.ts --write',
    ];
  writeFileSync(ARCHITECTURE, wanted);
  return [];
}

function table(): string {
  const rows = LAYERS.filter(({ program }) => !program).map(row);
  return ['| layer | may import of ours | packages |', '|---|---|---|', ...rows].join('\n') + '\n';
}

function row({ name, imports, typeImports, lazyImports, packages, apart }: Layer): string {
  const own = [
    imports.join(', '),
    typeImports && `${typeImports.join(', ')} as types`,
    lazyImports && `${lazyImports.join(', ')} by \`import()\``,
    apart && 'never a folder beside its own',
  ].filter(Boolean);
  return `| ${name} | ${own.join('; ') || '–'} | ${packages.join(', ') || '–'} |`;
}
