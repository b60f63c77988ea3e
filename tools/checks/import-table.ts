/** Who may import whom, as data: the table of ARCHITECTURE.md. `check-imports.ts` holds the code against it. */

/** Features in the order in which their services may use each other: only ones further left. */
export const FEATURES = [
  ...[
    'calendar',
    'catalogue',
    'search',
    'media',
    'users',
    'addresses',
    'auth',
    'notifications',
    'wishlist',
  ],
  ...[
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
  ],
  'crawlers',
] as const;

export interface Room {
  name: string;
  /** Files of the room; a file belongs to the first room that matches. Group 1, if any, is its own folder within. */
  files: RegExp;
  /** Rooms it may import from; its own always, unless `apart`. */
  rooms: readonly string[];
  /** Rooms from which it may import types alone. */
  types?: readonly string[];
  /** Rooms it may import through `import()` alone. */
  lazily?: readonly string[];
  packages: readonly string[];
  /** The folders of group 1 may not import one another. */
  apart?: boolean;
  /** Whether Node's own modules may be used. */
  node?: boolean;
}

const REACT = ['react', 'react-dom', 'react-router'];
const WEB_BASE = [
  'web/state',
  'web/api',
  'web/session',
  'web/cart',
  'web/keys',
  'web/live-photo',
  'web/name-preview',
  'web/wishlist',
  'ui',
  'artwork',
  'domain',
];

export const ROOMS: readonly Room[] = [
  { name: 'domain', files: /^src\/domain\//, rooms: [], packages: ['temporal-polyfill'] },
  { name: 'artwork', files: /^src\/artwork\//, rooms: ['domain'], packages: ['harfbuzzjs'] },
  {
    name: 'endpoints',
    files: /^src\/contract\/endpoints\.ts$/,
    rooms: [],
    packages: [],
  },
  {
    name: 'contract',
    files: /^src\/contract\//,
    rooms: ['domain', 'endpoints'],
    types: ['artwork'],
    packages: ['zod'],
  },
  { name: 'translations', files: /^locales\//, rooms: [], packages: [] },
  {
    name: 'ui',
    files: /^src\/ui\//,
    rooms: [],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },

  {
    name: 'web/state',
    files: /^src\/web\/state\//,
    rooms: ['domain'],
    types: ['translations', 'contract'],
    packages: ['zustand', 'react'],
  },
  {
    name: 'web/api',
    files: /^src\/web\/api\//,
    rooms: ['web/state', 'endpoints'],
    types: ['contract', 'domain'],
    packages: [],
  },
  {
    name: 'web/session',
    files: /^src\/web\/session\//,
    rooms: ['web/state', 'web/api', 'domain'],
    types: ['contract'],
    packages: ['react'],
  },
  {
    name: 'web/cart',
    files: /^src\/web\/cart\//,
    rooms: ['web/state', 'web/api', 'domain'],
    types: ['contract'],
    packages: ['react'],
  },
  { name: 'web/keys', files: /^src\/web\/keys\//, rooms: ['domain'], packages: [] },
  {
    name: 'web/wishlist',
    files: /^src\/web\/wishlist\//,
    rooms: ['web/state', 'web/api', 'ui'],
    types: ['contract'],
    packages: ['react', 'zustand'],
  },
  {
    name: 'web/live-photo',
    files: /^src\/web\/live-photo\//,
    rooms: ['artwork', 'web/api'],
    types: ['contract', 'domain'],
    packages: ['harfbuzzjs'],
  },
  {
    name: 'web/name-preview',
    files: /^src\/web\/name-preview\//,
    rooms: ['web/state', 'web/live-photo', 'ui', 'artwork', 'domain'],
    types: ['contract'],
    packages: ['react'],
  },
  {
    name: 'web/features',
    files: /^src\/web\/features\/([^/]+)\//,
    rooms: WEB_BASE,
    types: ['contract'],
    packages: REACT,
    apart: true,
  },
  // What the router needs of a screen before it is shown; the screen's own component comes later, by import().
  {
    name: 'web/screen-data',
    files: /^src\/web\/screens\/([^/]+)\/[^/]+-data\.ts$/,
    rooms: [...WEB_BASE, 'web/features', 'web/routing'],
    types: ['contract'],
    packages: REACT,
    apart: true,
  },
  {
    name: 'web/screens',
    files: /^src\/web\/screens\/([^/]+)\//,
    rooms: [...WEB_BASE, 'web/features', 'web/screen-data', 'web/routing'],
    types: ['contract'],
    packages: [...REACT, 'uqr'],
    apart: true,
  },
  {
    name: 'web/shell',
    files: /^src\/web\/shell\//,
    rooms: [...WEB_BASE, 'web/features', 'web/routing'],
    types: ['contract'],
    packages: REACT,
  },
  {
    name: 'web/routing',
    files: /^src\/web\/(lazy-screen|screen-route)\.ts$/,
    rooms: ['web/state', 'web/shell'],
    packages: ['react', 'react-router'],
  },
  {
    name: 'web',
    files: /^src\/web\//,
    rooms: [
      ...WEB_BASE,
      'web/features',
      'web/screen-data',
      'web/shell',
      'web/routing',
      'translations',
    ],
    lazily: ['web/screens'],
    types: ['contract'],
    packages: REACT,
  },

  {
    name: 'server/database',
    files: /^src\/server\/database\//,
    rooms: ['domain'],
    packages: ['pg', 'kysely', 'graphile-worker'],
    node: true,
  },
  {
    name: 'server/jobs',
    files: /^src\/server\/jobs\//,
    rooms: ['domain', 'server/database'],
    packages: ['pg', 'kysely', 'graphile-worker'],
    node: true,
  },
  {
    name: 'server/gateways',
    files: /^src\/server\/gateways\//,
    rooms: ['domain', 'server/database', 'server/html'],
    packages: ['fastify', 'nodemailer', 'postal-mime', 'smtp-server', 'sharp', 'zod'],
    node: true,
  },
  {
    name: 'server/backup',
    files: /^src\/server\/(backup\/|kept-secret\.ts$)/,
    rooms: ['domain', 'server/database', 'server/gateways'],
    packages: ['pg', 'pg-copy-streams', 'tar-stream', 'zod'],
    node: true,
  },
  {
    name: 'server/config',
    files: /^src\/server\/config(-fields)?\.ts$/,
    rooms: ['domain'],
    packages: ['zod'],
    node: true,
  },
  { name: 'server/html', files: /^src\/server\/html\.ts$/, rooms: [], packages: [] },
  {
    name: 'server/email-layout',
    files: /^src\/server\/email-layout\.ts$/,
    rooms: ['server/html'],
    packages: [],
  },
  {
    name: 'server/signed-links',
    files: /^src\/server\/signed-links\.ts$/,
    rooms: ['domain'],
    packages: [],
    node: true,
  },
  {
    name: 'server/translations',
    files: /^src\/server\/translations\.ts$/,
    rooms: ['domain'],
    packages: [],
    node: true,
  },
  {
    name: 'server/http',
    files: /^src\/server\/http\//,
    rooms: ['contract', 'endpoints', 'domain', 'server/database'],
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
    rooms: ['domain', 'server/database'],
    types: ['contract', 'artwork'],
    packages: ['kysely'],
    apart: true,
  },
  {
    name: 'routes',
    files: /^src\/server\/features\/([^/]+)\/.+\.routes\.ts$/,
    rooms: ['contract', 'service', 'domain', 'server/http'],
    packages: ['fastify'],
    apart: true,
    node: true,
  },
  {
    name: 'service',
    files: /^src\/server\/features\/([^/]+)\//,
    rooms: [
      'store',
      'domain',
      'artwork',
      'server/database',
      'server/jobs',
      'server/html',
      'server/email-layout',
      'server/translations',
      'server/signed-links',
      'catalogue',
    ],
    types: ['contract', 'server/gateways', 'server/config'],
    packages: [
      ...['kysely', 'lru-cache', 'sharp', '@resvg/resvg-js', 'pdfkit', 'harfbuzzjs', 'manifold-3d'],
      ...['jose', '@node-rs/argon2', 'otpauth', 'uqr', 'rate-limiter-flexible'],
    ],
    node: true,
  },
  {
    name: 'server',
    files: /^src\/server\//,
    rooms: [
      ...[
        'domain',
        'artwork',
        'contract',
        'endpoints',
        'catalogue',
        'server/database',
        'server/jobs',
        'server/gateways',
        'server/backup',
      ],
      ...[
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
    ],
    packages: ['fastify', 'pino', 'pino-pretty', 'zod'],
    node: true,
  },
  {
    name: 'catalogue',
    files: /^catalogue\//,
    rooms: ['artwork', 'domain'],
    packages: [],
    node: true,
  },
];

/** Proofs and tools look wherever they must. */
export const FREE =
  /\.test\.tsx?$|\.testing\.ts$|\.crash-child\.ts$|\/testing\/|^(tools|bench|faults|e2e)\//;

/** A cruise that sees fewer modules than this has not looked properly. */
export const LEAST_MODULES = 150;
