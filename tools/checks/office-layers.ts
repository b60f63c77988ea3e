/** The layers of the office in the browser in the import table, in lookup order. */
import type { Layer } from './layer.ts';

const REACT = ['react', 'react-router', '@tanstack/react-query'];
const OFFICE_BASE = [
  'office/orders',
  'office/messages',
  'office/workshop',
  'office/list',
  'office/drafts',
  'office/session',
  'office/parts',
  'office/api',
  'ui',
  'domain',
];

export const OFFICE_LAYERS: readonly Layer[] = [
  {
    name: 'office/api',
    files: /^src\/office\/api\//,
    imports: ['office endpoints'],
    typeImports: ['contract', 'domain'],
    packages: ['@tanstack/react-query'],
  },
  {
    name: 'office/parts',
    files: /^src\/office\/parts\//,
    imports: ['office/api', 'ui', 'domain'],
    packages: [...REACT, 'tinykeys'],
  },
  {
    name: 'office/session',
    files: /^src\/office\/session\//,
    imports: ['office/parts', 'office/api', 'ui', 'domain'],
    typeImports: ['contract'],
    packages: [...REACT, '@simplewebauthn/browser'],
  },
  {
    name: 'office/testing',
    files: /^src\/office\/testing\//,
    imports: ['office/session', 'domain'],
    packages: [],
  },
  {
    name: 'office/drafts',
    files: /^src\/office\/drafts\//,
    imports: ['office/session'],
    packages: REACT,
  },
  {
    name: 'office/list',
    files: /^src\/office\/list\//,
    imports: ['office/parts', 'office/api', 'ui'],
    packages: REACT,
  },
  {
    name: 'office/workshop',
    files: /^src\/office\/workshop\//,
    imports: ['office/orders', 'office/session', 'office/parts', 'office/api', 'domain'],
    typeImports: ['contract'],
    packages: REACT,
  },
  {
    name: 'office/orders',
    files: /^src\/office\/orders\//,
    imports: ['office/parts', 'office/api', 'domain'],
    typeImports: ['contract'],
    packages: REACT,
  },
  {
    name: 'office/messages',
    files: /^src\/office\/messages\//,
    imports: ['office/parts', 'office/api', 'domain'],
    typeImports: ['contract'],
    packages: REACT,
  },
  {
    name: 'office/screens',
    files: /^src\/office\/screens\/([^/]+)\//,
    imports: OFFICE_BASE,
    typeImports: ['contract'],
    packages: [...REACT, '@atlaskit/pragmatic-drag-and-drop', 'qr'],
    apart: true,
  },
  {
    name: 'office/shell',
    files: /^src\/office\/shell\//,
    imports: OFFICE_BASE,
    packages: REACT,
  },
  {
    name: 'office',
    files: /^src\/office\//,
    imports: [...OFFICE_BASE, 'office/shell'],
    lazyImports: ['office/screens'],
    packages: [...REACT, 'react-dom'],
  },
];
