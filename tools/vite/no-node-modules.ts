/** Keeps Node's own modules out of browser bundles: libraries that also run under Node import them only there. */
import type { Plugin } from 'vite';

const EMPTY = '\0no-node-module';

/** @param names such as 'module'; each becomes an empty module in the browser's build */
export function noNodeModules(names: readonly string[]): Plugin {
  return {
    name: 'no-node-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id) => (names.includes(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {};' : undefined),
  };
}
