/** The page renderer: the storefront as the server sees it. */

/** What the storefront's server bundle exports (`web/entry-server.tsx`). */
export interface PageRenderer {
  render(url: URL, options: RenderOptions): Promise<RenderedPage>;
  pageAddress(url: URL): PageAddress;
}

export interface RenderOptions {
  /** The in-process API for a visitor who is not signed in. */
  api: unknown;
  /** Settings that pages show, the same for everyone: name, contact, origins. */
  settings: unknown;
  assetsFor(modules: readonly string[]): PageAssets;
}

export interface PageAssets {
  start: string;
  stylesheets: readonly string[];
  scripts: readonly string[];
  version: string;
}

/**
 * `failures` are errors that loaders threw or tolerated. They are logged but never sent, and such
 * pages are not cached.
 */
export type RenderedPage =
  | { status: number; html: string; failures: readonly unknown[] }
  | { status: number; location: string };

export interface PageAddress {
  path: string;
  search: string;
  audience: 'public' | 'private';
  cached: boolean;
}
