/** Renders one page for a signed-out visitor. The server loads the built form of this file. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { ShopApi } from './api/shop-api.ts';
import { apiContext, missedContext } from './features/page-loader/page-loader.ts';
import { Document } from './document.tsx';
import { writePageData } from './page-data.ts';
import { writeScripts, type PageFiles } from './page-scripts.ts';
import { routes } from './routes.ts';
import type { ScreenHandle } from './screen-route.ts';
import { provideSettings, type ShopSettings } from './state/settings.ts';
import type { Bundle } from '../domain/text/read-translations.ts';
import { provideTranslations, type Translations } from './state/translations.ts';
import { SHARED_NAMESPACES } from './translations-loader.ts';

export { pageAddress } from './page-address.ts';

export interface RenderOptions {
  /** The in-process API, called as a signed-out visitor. */
  api: ShopApi;
  settings: ShopSettings;
  assetsFor(modules: readonly string[]): PageFiles;
}

export type RenderedPage =
  | { status: number; html: string; failures: readonly unknown[] }
  | { status: number; location: string };

const bundles = import.meta.glob<Bundle>('../../locales/en/*.json', {
  eager: true,
  import: 'default',
});
const allWords: Translations = Object.fromEntries(
  Object.entries(bundles).map(([path, words]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    words,
  ]),
);
provideTranslations(allWords);
const handler = createStaticHandler(routes);

export async function render(
  request: Request,
  { api, settings, assetsFor }: RenderOptions,
): Promise<RenderedPage> {
  provideSettings(settings);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const missed: unknown[] = [];
  requestContext.set(missedContext, (failure) => missed.push(failure));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' };

  const handles = context.matches.flatMap(
    (match) => (match.route.handle as ScreenHandle | undefined) ?? [],
  );
  const { stylesheets, version, ...files } = assetsFor(handles.map((handle) => handle.module));
  const assets = { stylesheets, version };
  const namespaces = [...SHARED_NAMESPACES, ...handles.flatMap((handle) => handle.words)];
  const html = renderToString(
    <StrictMode>
      <Document assets={assets}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </StrictMode>,
  );
  const pageData = writePageData({
    assets,
    settings,
    words: Object.fromEntries(
      namespaces.flatMap((name) => (allWords[name] ? [[name, allWords[name]]] : [])),
    ),
    hydration: { loaderData: context.loaderData, errors: publicErrors(context.errors) },
  });
  const tail = pageData + writeScripts(files);
  const thrown = Object.values(context.errors ?? {}).filter(
    (error) => !isRouteErrorResponse(error) || error.status >= 500,
  );
  return {
    status: context.statusCode,
    html: `<!doctype html>${html.replace('</body>', () => `${tail}</body>`)}`,
    failures: [...thrown, ...missed],
  };
}

/** Keeps what a screen needs to show "not found" and drops internal error details. */
function publicErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, internal: false, data: null }
        : { status: 500, statusText: '', internal: true, data: null },
    ]),
  );
}
