/** The import table of ARCHITECTURE.md as data; `check-imports.ts` checks the code against it. */

/** Features in the order in which their services may use each other: each only those further left. */
export const FEATURES = [
  'calendar',
  'catalogue',
  'search',
  'media',
  'users',
  'addresses',
  'auth',
  'notifications',
  'wishlist',
  'uploads',
  'artwork',
  'drafts',
  'cart',
  'payments',
  'stock',
  'invoices',
  'workshop',
  'orders',
  'order-emails',
  'checkout',
  'account',
  'contact',
  'visits',
  'crawlers',
] as const;

export interface Layer {
  name: string;
  /**
   * Files of the layer; a file belongs to the first layer that matches. Group 1, if any, is its
   * folder within the layer.
   */
  files: RegExp;
  /** Layers it may import from, besides itself. */
  imports: readonly string[];
  /** Layers from which it may import types only. */
  typeImports?: readonly string[];
  /** Layers that it may import only by `import()`. */
  lazyImports?: readonly string[];
  packages: readonly string[];
  /** The folders of group 1 may not import one another. */
  apart?: boolean;
  /** Whether Node's own modules may be used. */
  node?: boolean;
  /** Programs and tests may use any package and module of Node, and the layers in `imports`. */
  program?: boolean;
}

const REACT = ['react', 'react-dom', 'react-router'];
const WEB_BASE = [
  'web/state',
  'web/api',
  'web/session',
  'web/cart',
  'web/keys',
  'web/name-preview',
  'web/wishlist',
  'live-photo',
  'ui',
  'artwork',
  'domain',
];

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
    name: 'contract',
    files: /^src\/contract\//,
    imports: ['domain', 'endpoints'],
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
  {
    name: 'live-photo',
    files: /^src\/live-photo\//,
    imports: ['artwork'],
    typeImports: ['contract', 'domain'],
    packages: ['harfbuzzjs'],
  },
  {
    name: 'design-editor',
    files: /^src\/design-editor\//,
    imports: ['live-photo', 'ui', 'artwork', 'domain'],
    typeImports: ['contract', 'translations'],
    packages: ['react'],
  },

  {
    name: 'web/state',
    files: /^src\/web\/state\//,
    imports: ['domain'],
    typeImports: ['translations', 'contract'],
    packages: ['zustand', 'react'],
  },
  {
    name: 'web/api',
    files: /^src\/web\/api\//,
    imports: ['web/state', 'endpoints'],
    typeImports: ['contract', 'domain', 'live-photo'],
    packages: [],
  },
  {
    name: 'web/session',
    files: /^src\/web\/session\//,
    imports: ['web/state', 'web/api', 'domain'],
    typeImports: ['contract'],
    packages: ['react'],
  },
  {
    name: 'web/cart',
    files: /^src\/web\/cart\//,
    imports: ['web/state', 'web/api', 'domain'],
    typeImports: ['contract'],
    packages: ['react'],
  },
  { name: 'web/keys', files: /^src\/web\/keys\//, imports: ['domain'], packages: [] },
  {
    name: 'web/wishlist',
    files: /^src\/web\/wishlist\//,
    imports: ['web/state', 'web/api', 'ui'],
    typeImports: ['contract'],
    packages: ['react', 'zustand'],
  },
  {
    name: 'web/name-preview',
    files: /^src\/web\/name-preview\//,
    imports: ['web/state', 'web/api', 'live-photo', 'ui', 'artwork', 'domain'],
    typeImports: ['contract'],
    packages: ['react'],
  },
  {
    name: 'web/features',
    files: /^src\/web\/features\/([^/]+)\//,
    imports: [...WEB_BASE, 'design-editor'],
    typeImports: ['contract'],
    packages: REACT,
    apart: true,
  },
  // What the router needs of a screen before it is shown; it imports the screen's component later,
  // by import().
  {
    name: 'web/screen-data',
    files: /^src\/web\/screens\/([^/]+)\/[^/]+-data\.ts$/,
    imports: [...WEB_BASE, 'web/features', 'web/routing'],
    typeImports: ['contract'],
    packages: REACT,
    apart: true,
  },
  {
    name: 'web/screens',
    files: /^src\/web\/screens\/([^/]+)\//,
    imports: [...WEB_BASE, 'web/features', 'web/screen-data', 'web/routing'],
    typeImports: ['contract'],
    packages: [...REACT, 'uqr'],
    apart: true,
  },
  {
    name: 'web/shell',
    files: /^src\/web\/shell\//,
    imports: [...WEB_BASE, 'web/features', 'web/routing'],
    typeImports: ['contract'],
    packages: REACT,
  },
  {
    name: 'web/routing',
    files: /^src\/web\/(lazy-screen|screen-route)\.ts$/,
    imports: ['web/state', 'web/shell'],
    packages: ['react', 'react-router'],
  },
  {
    name: 'web/api-reference',
    files: /^src\/web\/api-reference\//,
    imports: [],
    packages: ['redoc'],
  },
  {
    name: 'web',
    files: /^src\/web\//,
    imports: [
      ...WEB_BASE,
      'web/features',
      'web/screen-data',
      'web/shell',
      'web/routing',
      'translations',
    ],
    lazyImports: ['web/screens'],
    typeImports: ['contract'],
    packages: REACT,
  },

  {
    name: 'server/database',
    files: /^src\/server\/database\//,
    imports: ['domain'],
    typeImports: ['artwork'],
    packages: ['pg', 'kysely', 'graphile-worker'],
    node: true,
  },
  {
    name: 'server/jobs',
    files: /^src\/server\/jobs\//,
    imports: ['domain', 'server/database'],
    packages: ['pg', 'kysely', 'graphile-worker'],
    node: true,
  },
  {
    name: 'server/gateways',
    files: /^src\/server\/gateways\//,
    imports: ['domain', 'server/database', 'server/html'],
    packages: ['fastify', 'nodemailer', 'postal-mime', 'smtp-server', 'sharp', 'zod'],
    node: true,
  },
  {
    name: 'server/backup',
    files: /^src\/server\/(backup\/|stored-secret\.ts$)/,
    imports: ['domain', 'server/database', 'server/gateways'],
    packages: ['pg', 'pg-copy-streams', 'tar-stream', 'zod'],
    node: true,
  },
  {
    name: 'server/config',
    files: /^src\/server\/config(-fields)?\.ts$/,
    imports: ['domain'],
    packages: ['zod'],
    node: true,
  },
  { name: 'server/bound', files: /^src\/server\/bound\.ts$/, imports: [], packages: [] },
  { name: 'server/html', files: /^src\/server\/html\.ts$/, imports: [], packages: [] },
  {
    name: 'server/email-layout',
    files: /^src\/server\/email-layout\.ts$/,
    imports: ['server/html'],
    packages: [],
  },
  {
    name: 'server/signed-links',
    files: /^src\/server\/signed-links\.ts$/,
    imports: ['domain'],
    packages: [],
    node: true,
  },
  {
    name: 'server/translations',
    files: /^src\/server\/translations\.ts$/,
    imports: ['domain'],
    packages: [],
    node: true,
  },
  {
    name: 'server/http',
    files: /^src\/server\/http\//,
    imports: ['contract', 'endpoints', 'domain', 'server/database'],
    packages: [
      'fastify',
      'lru-cache',
      'prom-client',
      'rate-limiter-flexible',
      'vite',
      'zod',
      'kysely',
    ],
    node: true,
  },
  {
    name: 'store',
    files: /^src\/server\/features\/([^/]+)\/.+\.store\.ts$/,
    imports: ['domain', 'server/database', 'server/bound'],
    typeImports: ['artwork'],
    packages: ['kysely'],
    apart: true,
  },
  {
    name: 'routes',
    files: /^src\/server\/features\/([^/]+)\/.+\.routes\.ts$/,
    imports: ['contract', 'service', 'domain', 'server/http'],
    packages: ['fastify'],
    apart: true,
    node: true,
  },
  {
    name: 'service',
    files: /^src\/server\/features\/([^/]+)\//,
    imports: [
      'store',
      'domain',
      'artwork',
      'server/database',
      'server/jobs',
      'server/bound',
      'server/html',
      'server/email-layout',
      'server/translations',
      'server/signed-links',
      'catalogue',
    ],
    typeImports: ['contract', 'server/gateways', 'server/config'],
    packages: [
      'kysely',
      'lru-cache',
      'sharp',
      '@resvg/resvg-js',
      'pdfkit',
      'harfbuzzjs',
      'manifold-3d',
      'jose',
      '@node-rs/argon2',
      'otpauth',
      'uqr',
      'rate-limiter-flexible',
    ],
    node: true,
  },
  {
    name: 'server',
    files: /^src\/server\//,
    imports: [
      'domain',
      'artwork',
      'contract',
      'endpoints',
      'catalogue',
      'server/database',
      'server/jobs',
      'server/gateways',
      'server/backup',
      'server/html',
      'server/email-layout',
      'server/translations',
      'server/signed-links',
      'server/config',
      'server/http',
      'service',
      'store',
      'routes',
    ],
    packages: ['fastify', 'pino', 'pino-pretty', 'zod'],
    node: true,
  },
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
