/** The layers of the browser in the import table, in lookup order. */
import type { Layer } from './layer.ts';

const REACT = ['react', 'react-dom'];
// Not for components: hooks of React Router would bring its rendering along (docs/decisions/0061).
const ROUTER = [...REACT, 'react-router'];
const WEB_BASE = [
  'web/state',
  'web/api',
  'web/session',
  'web/cart',
  'web/navigation',
  'web/keys',
  'web/name-preview',
  'web/wishlist',
  'live-photo',
  'ui',
  'artwork',
  'domain',
];

export const WEB_LAYERS: readonly Layer[] = [
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
    name: 'web/navigation',
    files: /^src\/web\/navigation\//,
    imports: ['web/state'],
    typeImports: ['web/api'],
    packages: ROUTER,
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
    packages: ['react', 'react-dom'],
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
    files: /^src\/web\/routing\/(lazy-screen|screen-route)\.ts$/,
    imports: ['web/state', 'web/navigation'],
    packages: ['react'],
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
    packages: ROUTER,
  },
];
