/** What renders pages: the storefront, as the server sees it. */

/** What the storefront's server bundle exports (`web/entry-server.tsx`). */
export interface PageRenderer {
  render(request: Request, options: RenderOptions): Promise<RenderedPage>;
  pageAddress(url: URL): PageAddress;
}

export interface RenderOptions {
  /** The in-process API, asking as a visitor who is not signed in. */
  api: unknown;
  /** Shown by pages and the same for everyone: name, contact, origins. */
  settings: unknown;
  assetsFor(modules: readonly string[]): PageAssets;
}

export interface PageAssets {
  start: string;
  stylesheets: readonly string[];
  scripts: readonly string[];
  version: string;
}

/** `failures` are what loaders threw or did without; they are logged here and never sent, and no such page is kept. */
export type RenderedPage =
  | { status: number; html: string; failures: readonly unknown[] }
  | { status: number; location: string };

export interface PageAddress {
  path: string;
  search: string;
  audience: 'public' | 'private';
  cached: boolean;
}
