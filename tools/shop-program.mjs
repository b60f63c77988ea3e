/** The shop's program and how Node is started with it. The Dockerfile repeats both. Plain JavaScript for Node 20. */

import path from 'node:path';
import { ROOT } from './prepare.mjs';

/** The bundled server. */
export const SHOP_PROGRAM = path.join(ROOT, 'dist/shop/main.mjs');

/** The same from its sources, for development. */
export const SHOP_SOURCE = path.join(ROOT, 'src/server/main.ts');

/**
 * V8 keeps three times this many megabytes for young objects, 48 by default. Pages and calls cost no
 * more with 12 (docs/decisions/0105).
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];
