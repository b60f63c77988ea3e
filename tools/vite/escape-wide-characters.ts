/** Escapes characters outside ASCII in what the server loads. */
import type { Plugin } from 'vite';

/** With the backslash that may stand before it without a meaning of its own, as in `/\–/`. */
const WIDE = /(?<!\\)(?<pairs>(?:\\\\)*)\\?(?<character>[^\0-\u007f])/g;

/**
 * V8 keeps the text of a module as long as its functions: one byte for each character, or two if
 * only one of them is outside Latin-1. Node makes it two already with one outside ASCII if the text
 * is longer than a megabyte.
 */
export const escapeWideCharacters = (environment: string): Plugin => ({
  name: 'escape wide characters',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === environment,
  // Not in `renderChunk`: after it the bundler prints strings again, without the escapes.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = escapeWide(file.code);
  },
});

/** @param code JavaScript, with such characters only in strings, templates and regular expressions */
export function escapeWide(code: string): string {
  return code.replaceAll(
    WIDE,
    (_, pairs: string, character: string) =>
      `${pairs}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
