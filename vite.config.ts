/**
 * Builds the storefront twice, for the browser (dist/client, with a manifest) and for rendering on
 * the server (dist/server), and the office into dist/client/office.
 */
import { promisify } from 'node:util';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { escapeWideCharacters } from './tools/vite/escape-wide-characters.ts';
import { noNodeModules } from './tools/vite/no-node-modules.ts';

const CLIENT = 'dist/client';
const ENTRY = 'src/web/entry-browser.tsx';
const START = 'src/web/page/start.ts';
const API_REFERENCE = 'src/web/api-reference/api-reference.ts';
const SERVICE_WORKER = 'src/web/service-worker/service-worker.ts';
const OFFICE_ENTRY = 'src/office/entry.tsx';
/** Also their address; the service worker leaves it alone. */
const OFFICE_ASSETS = 'office/assets';
const COMPRESSIBLE = /\.(?:js|css|svg|json|wasm|webmanifest)$/;
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\//;

/** Writes .br and .gz beside each text asset once, so that no request pays for compressing. */
function precompress(environmentName: string, folder: string): Plugin {
  return {
    name: `precompress ${environmentName}`,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === environmentName,
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.vite'))
          .map(async (file) => {
            const path = join(folder, file);
            const raw = await readFile(path);
            const brotli = {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: 10,
                [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
              },
            };
            await writeFile(`${path}.br`, await promisify(brotliCompress)(raw, brotli));
            await writeFile(`${path}.gz`, await promisify(gzip)(raw, { level: 9 }));
          }),
      );
    },
  };
}

interface Chunking {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Wanted by several screens, and so small that a file of their own costs more than their place on every page. */
const TINY = /\/(?:can-paint|sample-words)\.ts$/;

/** Whether the entry cannot do without the module: one file of them packs better than thirty. */
function isOfEveryPage(id: string, chunking: Chunking, seen = new Set<string>()): boolean {
  if (id.endsWith(ENTRY) || seen.has(id)) return false;
  seen.add(id);
  return (chunking.getModuleInfo(id)?.importers ?? []).some(
    (importer) => importer.endsWith(ENTRY) || isOfEveryPage(importer, chunking, seen),
  );
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'src/web/public',
  plugins: [
    react(),
    tailwindcss(),
    noNodeModules(['module']),
    escapeWideCharacters('ssr'),
    precompress('client', CLIENT),
    precompress('office', join(CLIENT, OFFICE_ASSETS)),
  ],
  builder: {
    async buildApp({ build, environments: { client, ssr, office } }) {
      await build(client!);
      await build(ssr!);
      // Last, into the client's folder, which its own build empties.
      await build(office!);
    },
  },
  // The names of every screen's files would weigh two kilobytes on every page; each page's own come with its HTML.
  build: { target: 'es2023', modulePreload: false },
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        manifest: true,
        rolldownOptions: {
          input: [START, ENTRY, API_REFERENCE, SERVICE_WORKER],
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                {
                  name: (id, chunking) =>
                    TINY.test(id) || isOfEveryPage(id, chunking) ? 'shell' : null,
                  test: /\.tsx?$/,
                  debugName: 'shell',
                },
              ],
            },
            // Its address stays, or each build would leave another one behind.
            entryFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.endsWith(SERVICE_WORKER)
                ? 'service-worker.js'
                : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      // Otherwise React's development form renders wherever nobody sets NODE_ENV.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Built whole: one file opens faster at start than several hundred from node_modules.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
      },
    },
    // Separate from the client: in one build, the two would share chunks, and each would load code
    // that only the other needs.
    office: {
      consumer: 'client',
      build: {
        outDir: CLIENT,
        assetsDir: OFFICE_ASSETS,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/office-manifest.json',
        rolldownOptions: { input: OFFICE_ENTRY },
      },
    },
  },
}));
