/** Leaves out of the browser's build what React Router does for its own framework and for observers, neither of which the shop has, and its advice to developers. */
import type { Plugin } from 'vite';

/** What the shop uses of the router. Whatever else imports the modules below is not in the build. */
const USED = /\/react-router\/dist\/production\/lib\/(?:components|dom\/lib|router\/router)\.js$/;

/**
 * By the end of an import, what stands in for it: the same exports, doing what the whole modules do where there is no
 * framework and nobody observes. A version that imports more of them cannot be built.
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
/** A statement that only tells a developer something, which development does. It stands on a line of its own. */
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
