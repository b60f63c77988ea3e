/** Each kind of import that the table forbids is found, and none that it allows. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import { importRules } from './import-rules.ts';

const FILES: Record<string, string> = {
  'package.json': '{ "dependencies": { "zod": "4" } }',
  'node_modules/zod/package.json': '{ "name": "zod", "main": "zod.js" }',
  'node_modules/zod/zod.js': 'exports.z = 1;',
  'src/domain/money.ts': 'export const money = 1;',
  'src/domain/reads-a-file.ts': "import 'node:fs'; export const a = 1;",
  'src/domain/takes-a-package.ts': "import { z } from 'zod'; export const b = z;",
  'src/domain/climbs.ts': "import { draw } from '../artwork/draw.ts'; export const c = draw;",
  'src/domain/uses-test-support.ts':
    "import { shop } from '../server/testing/shop.ts'; export const d = shop;",
  'src/domain/one.ts': "import { two } from './two.ts'; export const one = two;",
  'src/domain/two.ts': "import { one } from './one.ts'; export const two = one;",
  'src/artwork/draw.ts':
    "import { money } from '../domain/money.ts'; export const draw = money; export interface Sheet { w: number }",
  'src/contract/typed.ts':
    "import type { Sheet } from '../artwork/draw.ts'; export type Shape = Sheet;",
  'src/contract/untyped.ts': "import { draw } from '../artwork/draw.ts'; export const e = draw;",
  'src/server/testing/shop.ts': 'export const shop = 1;',
  'src/server/features/cart/cart.store.ts': 'export const carts = 1;',
  'src/server/features/catalogue/catalogue.store.ts': 'export const products = 1;',
  'src/server/features/catalogue/catalogue.service.ts':
    "import { products } from './catalogue.store.ts'; export const catalogue = products;",
  'src/server/features/cart/cart.service.ts':
    "import { catalogue } from '../catalogue/catalogue.service.ts'; import { carts } from './cart.store.ts'; export const cart = [catalogue, carts];",
  'src/server/features/cart/steals.service.ts':
    "import { products } from '../catalogue/catalogue.store.ts'; export const f = products;",
  'src/server/features/catalogue/looks-ahead.service.ts':
    "import { cart } from '../cart/cart.service.ts'; export const g = cart;",
  'src/server/features/cart/cart.answer.ts':
    "import type { Shape } from '../../../contract/typed.ts'; import { catalogue } from '../catalogue/catalogue.service.ts'; export const n: Shape = catalogue;",
  'src/server/features/cart/takes-a-wire-type.service.ts':
    "import type { Shape } from '../../../contract/typed.ts'; export type O = Shape;",
  'src/server/features/cart/makes-the-wire-form.service.ts':
    "import { n } from './cart.answer.ts'; export const p = n;",
  'src/server/features/catalogue/looks-ahead.answer.ts':
    "import { cart } from '../cart/cart.service.ts'; export const q = cart;",
  'src/web/features/listing/listing.tsx': 'export const listing = 1;',
  'src/web/features/trail/beside.tsx':
    "import { listing } from '../listing/listing.tsx'; export const h = listing;",
  'src/web/screens/cart/cart-screen.tsx':
    "import { listing } from '../../features/listing/listing.tsx'; export default listing;",
  'src/web/routes.ts': "export const cart = () => import('./screens/cart/cart-screen.tsx');",
  'src/homeless/imports.ts': "import { money } from '../domain/money.ts'; export const j = money;",
  'src/homeless/orphan.ts': 'export const k = 1;',
  'src/homeless/imported.ts': 'export const l = 1;',
  'src/domain/takes-a-homeless-file.ts':
    "import { l } from '../homeless/imported.ts'; export const m = l;",
  'src/web/eager.ts':
    "import screen from './screens/cart/cart-screen.tsx'; export const i = screen;",
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-imports-'));
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

test('forbidden imports are found, allowed ones are not', async () => {
  const { output } = await cruise(
    ['src'],
    {
      baseDir: folder,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      validate: true,
      ruleSet: { forbidden: importRules() },
    },
    { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['import', 'types', 'default'] },
  );
  const found = (output as ICruiseResult).summary.violations.map(
    ({ from, rule }) => `${path.basename(from)}: ${rule.name}`,
  );
  expect(found.toSorted()).toEqual(
    [
      'beside.tsx: web/features: web/features of its own folder only',
      'climbs.ts: domain: only layers that it may import',
      'eager.ts: web: web/screens by import() only',
      'imports.ts: every file is in a layer of the import table',
      'looks-ahead.answer.ts: catalogue: only features before it',
      'looks-ahead.service.ts: catalogue: only features before it',
      'makes-the-wire-form.service.ts: service: only layers that it may import',
      'takes-a-wire-type.service.ts: service: only layers that it may import',
      'one.ts: no-circles',
      'orphan.ts: every file is in a layer of the import table',
      'reads-a-file.ts: domain: no modules of Node',
      'steals.service.ts: service: store of its own folder only',
      'takes-a-homeless-file.ts: domain: only layers that it may import',
      'takes-a-package.ts: domain: only the packages temporal-polyfill',
      'untyped.ts: contract: artwork as types only',
      'uses-test-support.ts: domain: only layers that it may import',
    ].toSorted(),
  );
});
