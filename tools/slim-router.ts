/**
 * Leaves out of the browser's build the parts of React Router for its own framework, for observers
 * and for advice to developers, none of which the shop uses.
 */
import type { Plugin } from 'vite';

/** The parts of the router that the shop uses. Other importers of the modules below are not in the build. */
const USED = /\/react-router\/dist\/production\/lib\/(?:components|dom\/lib|router\/router)\.js$/;

/**
 * Replacements by the end of an import: the same exports, behaving as the whole modules do without
 * framework and observers. The build fails if a new version imports more of them.
 */
const STANDING_IN: Readonly<Record<string, string>> = {
  '/ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const mergeRefs = (given) => given;
    const NO_PREFETCH = [false, null, {}];
    export const usePrefetchBehavior = () => NO_PREFETCH;`,
  '/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
};
const NAME = '\0slim-router:';
const ROUTER = /\/react-router\/dist\/production\/lib\//;
/** A statement that only warns developers, as development builds do. It is on a separate line. */
const ADVICE = /^\s*(?:warning|warnOnce|warningOnce)\(.*\);$/gm;

export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(imported, importer = '') {
      const known = Object.keys(STANDING_IN).find((end) => imported.endsWith(end));
      return known !== undefined && USED.test(importer) ? NAME + known : null;
    },
    load: (id) => (id.startsWith(NAME) ? STANDING_IN[id.slice(NAME.length)] : null),
    transform: (code, id) =>
      ROUTER.test(id) ? { code: code.replaceAll(ADVICE, ''), map: null } : null,
  };
}
