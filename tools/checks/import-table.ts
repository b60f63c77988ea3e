/** The import table of ARCHITECTURE.md as data; `check-imports.ts` checks the code against it. */
import type { Layer } from './layer.ts';
import { OFFICE_LAYERS } from './office-layers.ts';
import { SERVER_LAYERS } from './server-layers.ts';
import { WEB_LAYERS } from './web-layers.ts';

/** Features in the order in which their services may use each other: each only those further left. */
export const FEATURES = [
  'journal',
  'settings',
  'failed-jobs',
  'calendar',
  'catalogue',
  'search',
  'media',
  'users',
  'addresses',
  'auth',
  'staff',
  'changes',
  'notifications',
  'wishlist',
  'uploads',
  'artwork',
  'drafts',
  'cart',
  'payments',
  'stock',
  'paper-text',
  'invoices',
  'workshop',
  'orders',
  'order-emails',
  'checkout',
  'reminders',
  'account',
  'customers',
  'reports',
  'contact',
  'visits',
  'crawlers',
  'samples',
] as const;

/** Tests and test support, in any folder. */
const TESTS = /\.test\.tsx?$|\.testing\.ts$|\.crash-child\.ts$|\/testing\//;

const SHOP_LAYERS: readonly Layer[] = [
  { name: 'domain', files: /^src\/domain\//, imports: [], packages: ['temporal-polyfill'] },
  { name: 'artwork', files: /^src\/artwork\//, imports: ['domain'], packages: ['harfbuzzjs'] },
  {
    name: 'endpoints',
    files: /^src\/contract\/endpoints\.ts$/,
    imports: [],
    packages: [],
  },
  {
    name: 'office endpoints',
    files: /^src\/contract\/office\/endpoints(\.ts$|\/)/,
    imports: [],
    typeImports: ['domain'],
    packages: [],
  },
  {
    name: 'contract',
    files: /^src\/contract\//,
    imports: ['domain', 'endpoints', 'office endpoints'],
    typeImports: ['artwork'],
    packages: ['zod'],
  },
  { name: 'translations', files: /^locales\//, imports: [], packages: [] },
  {
    name: 'ui',
    files: /^src\/ui\//,
    imports: [],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  ...WEB_LAYERS,
  ...OFFICE_LAYERS,
  ...SERVER_LAYERS,
  {
    name: 'catalogue',
    files: /^catalogue\//,
    imports: ['artwork', 'domain'],
    packages: [],
    node: true,
  },
];

/** A layer that may use every other layer of the shop, and these. */
const program = (name: string, files: RegExp, others: readonly string[]): Layer => ({
  name,
  files,
  imports: [...SHOP_LAYERS.map((layer) => layer.name), ...others],
  packages: [],
  node: true,
  program: true,
});

/** In lookup order. */
export const LAYERS: readonly Layer[] = [
  program('e2e', /^e2e\//, ['tests', 'tools', 'bench']),
  program('faults', /^faults\//, ['tests', 'tools', 'bench']),
  program('gallery', /^gallery\//, ['tests']),
  program('bench', /^bench\//, ['tests', 'tools']),
  program('tools', /^tools\//, ['tests']),
  program('tests', TESTS, ['tools']),
  ...SHOP_LAYERS,
];
