/** The storefront as built by Vite: the server's renderer, the browser's files, and which of them each page needs. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PageBundle } from './page.ts';
import type { PageAssets, PageRenderer } from './page-renderer.ts';
import { serveFolder } from '../files/static-files.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The whole built storefront: the shop's pages, and entries of their own beside them. */
export interface StorefrontBundle extends PageBundle {
  /** The files of an entry that is not a page of the shop. */
  entry(source: string): EntryFiles;
}

export interface EntryFiles {
  script: string;
  stylesheets: readonly string[];
}

const ENTRY = 'src/web/entry-browser.tsx';
const START = 'src/web/start.ts';

/** `folder` is `dist`. Reads the manifest once; imports the renderer at the first page or when `load` is called. */
export function builtBundle(folder: string): StorefrontBundle {
  const text = readFileSync(path.join(folder, 'client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  const known = new Map<string, PageAssets>();
  let renderer: Promise<PageRenderer> | undefined;

  return {
    load: () =>
      (renderer ??= import(
        pathToFileURL(path.resolve(folder, 'server/entry-server.js')).href
      ) as Promise<PageRenderer>),
    assetsFor(modules) {
      const key = modules.join();
      let assets = known.get(key);
      if (!assets) known.set(key, (assets = assetsOf(manifest, modules, version)));
      return assets;
    },
    entry(source) {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The build's manifest has no ${source}`);
      return { script: `/${chunk.file}`, stylesheets: (chunk.css ?? []).map((file) => `/${file}`) };
    },
  };
}

/** Walks the manifest: everything the page's screens and the entry import, each file after its own imports. */
export function assetsOf(
  manifest: Record<string, ManifestChunk>,
  modules: readonly string[],
  version: string,
): PageAssets {
  const walked = new Set<ManifestChunk>();
  const chunks = new Set<ManifestChunk>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || walked.has(chunk)) return;
    walked.add(chunk);
    chunk.imports?.forEach(walk);
    chunks.add(chunk);
  };
  [...modules, ENTRY].forEach(walk);
  const { [ENTRY]: entry, [START]: start } = manifest;
  if (!entry || !start) throw new Error(`The build's manifest has no ${entry ? START : ENTRY}`);
  return {
    start: `/${start.file}`,
    // Shared styles come first, so that a screen's own rules override them.
    stylesheets: [...new Set([entry, ...chunks].flatMap(({ css }) => css ?? []))].map(
      (file) => `/${file}`,
    ),
    scripts: [...chunks].map(({ file }) => `/${file}`),
    version,
  };
}

/**
 * Serves the built files: hashed ones are cached for ever, those at the root for a day;
 * precompressed ones are sent as they are.
 */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const client = path.resolve(folder, 'client');
  serveFolder(app, {
    folder: path.join(client, 'assets'),
    prefix: '/assets/',
    allowed: /\.(?!br$|gz$)\w+$/,
    cacheControl: 'public, max-age=31536000, immutable',
    precompressed: true,
  });
  const atRoot = readdirSync(client, { withFileTypes: true }).filter((entry) => entry.isFile());
  serveFolder(app, {
    folder: client,
    prefix: '/',
    allowed: atRoot.map(({ name }) => name).filter((name) => !/^\.|\.(br|gz)$/.test(name)),
    cacheControl: 'public, max-age=86400',
    precompressed: true,
  });
}
