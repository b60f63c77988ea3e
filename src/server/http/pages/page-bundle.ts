/** The storefront as built by Vite: the server's renderer, the browser's files, and which of them each page needs. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PageBundle } from './page.ts';
import type { PageAssets, PageRenderer } from './page-renderer.ts';
import { serveFolder } from '../files/static-files.ts';

type Manifest = Record<string, ManifestChunk>;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The whole built storefront: the shop's pages, and entries of their own beside them. */
export interface StorefrontBundle extends PageBundle {
  /** The files of an entry that is not a page of the shop, such as the office. */
  entry(source: string): EntryFiles;
}

export interface EntryFiles {
  script: string;
  /** What the script imports before it runs. */
  imports: readonly string[];
  stylesheets: readonly string[];
}

const ENTRY = 'src/web/entry-browser.tsx';
const START = 'src/web/page/start.ts';

/** `folder` is `dist`. Reads the manifest once; imports the renderer at the first page or when `load` is called. */
export function builtBundle(folder: string): StorefrontBundle {
  const text = readFileSync(path.join(folder, 'client/.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const officeText = readFileSync(path.join(folder, 'client/.vite/office-manifest.json'), 'utf8');
  const office = JSON.parse(officeText) as Manifest;
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
    entry: (source) => entryFiles(source in office ? office : manifest, source),
  };
}

/** Walks the manifest: everything the page's screens and the entry import, each file after its own imports. */
export function assetsOf(
  manifest: Manifest,
  modules: readonly string[],
  version: string,
): PageAssets {
  const chunks = withImports(manifest, [...modules, ENTRY]);
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

function entryFiles(manifest: Manifest, source: string): EntryFiles {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build's manifest has no ${source}`);
  const chunks = [...withImports(manifest, [source])];
  return {
    script: `/${entry.file}`,
    imports: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    stylesheets: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  };
}

/** The chunks of these modules and everything they import statically, each after its own imports. */
function withImports(manifest: Manifest, modules: readonly string[]): Set<ManifestChunk> {
  const walked = new Set<ManifestChunk>();
  const chunks = new Set<ManifestChunk>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || walked.has(chunk)) return;
    walked.add(chunk);
    chunk.imports?.forEach(walk);
    chunks.add(chunk);
  };
  modules.forEach(walk);
  return chunks;
}

/**
 * Serves the built files: hashed ones are cached for ever, those at the root for a day;
 * precompressed ones are sent as they are.
 */
export function registerAssets(app: FastifyInstance, folder: string): void {
  const client = path.resolve(folder, 'client');
  for (const prefix of ['/assets/', '/office/assets/'])
    serveFolder(app, {
      folder: path.join(client, prefix),
      prefix,
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
