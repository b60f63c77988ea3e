/** Renders one page for a signed-out visitor. The server loads the built form of this file. */
import { renderToString } from 'react-dom/server';
import type { ShopApi } from './api/shop-api.ts';
import { loadPage, statusOf, type Page } from './navigation/load-page.ts';
import { Redirect, type Services } from './navigation/route.ts';
import { PageRouter } from './navigation/router.ts';
import { noHistory } from './navigation/shop-history.ts';
import { keepFrame } from './page/keep-frame.tsx';
import { inertJson, writePageData } from './page/page-data.ts';
import { pageTree } from './page/page-tree.tsx';
import { writeScripts, type PageFiles } from './page/page-scripts.ts';
import { findScreen } from './routing/find-screen.ts';
import { withFrame } from './shell/kept-frame.ts';
import { shellData } from './shell/shell-data.ts';
import { provideSettings, type ShopSettings } from './state/settings.ts';
import type { Bundle } from '../domain/text/read-translations.ts';
import { provideTranslations, type Translations } from './state/translations.ts';
import { SHARED_NAMESPACES } from './page/translations-loader.ts';

export { pageAddress } from './page/page-address.ts';

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
const allTranslations: Translations = Object.fromEntries(
  Object.entries(bundles).map(([path, bundle]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    bundle,
  ]),
);
provideTranslations(allTranslations);

export async function render(
  url: URL,
  { api, settings, assetsFor }: RenderOptions,
): Promise<RenderedPage> {
  const missed: unknown[] = [];
  const services = { api, missed: (failure: unknown) => missed.push(failure) };
  const loaded = await loadAll(url, services);
  if (loaded instanceof Redirect) return { status: loaded.status, location: loaded.location };

  const { page, menu } = loaded;
  const { module, namespaces = [] } = page.route.handle ?? {};
  const { stylesheets, version, ...files } = assetsFor(module === undefined ? [] : [module]);
  const assets = { stylesheets, version };
  const status = statusOf(page);
  // Rendering waits for nothing, so that two pages with different settings do not mix.
  provideSettings(settings);
  const [settingsJson, menuJson] = [inertJson(settings), inertJson(menu)];
  const router = routerOf(url, services, page);
  const frame = keepFrame(router, menu, settingsJson + menuJson);
  const html = withFrame(frame, () => renderToString(pageTree(assets, menu, router)));
  const pageData = writePageData({
    assets: inertJson(assets),
    settings: settingsJson,
    translations: translationsJson([...SHARED_NAMESPACES, ...namespaces]),
    menu: menuJson,
    screen: inertJson(page.data ?? null),
    failed: inertJson(page.failure === null ? null : status),
  });
  const tail = pageData + writeScripts(files);
  return {
    status,
    html: `<!doctype html>${html.replace('</body>', () => `${tail}</body>`)}`,
    failures: [...(status >= 500 ? [page.failure] : []), ...missed],
  };
}

async function loadAll(url: URL, services: Services) {
  try {
    const [page, { menu }] = await Promise.all([
      loadPage(findScreen(url.pathname), url, services),
      shellData(services),
    ]);
    return { page, menu };
  } catch (failure) {
    if (failure instanceof Redirect) return failure;
    throw failure;
  }
}

function routerOf({ pathname, search }: URL, services: Services, page: Page) {
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  return new PageRouter({
    match: findScreen,
    history: noHistory,
    services,
    first: { location, page },
  });
}

/** As inert JSON, by their names. */
const translationsByNames = new Map<string, string>();

function translationsJson(namespaces: readonly string[]): string {
  const names = namespaces.join();
  const known = translationsByNames.get(names);
  if (known !== undefined) return known;
  const json = inertJson(
    Object.fromEntries(
      namespaces.flatMap((name) => (allTranslations[name] ? [[name, allTranslations[name]]] : [])),
    ),
  );
  translationsByNames.set(names, json);
  return json;
}
