/** Which files a change can touch: the changed ones, and all that import them, however far. */

import path from 'node:path';

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g;

/**
 * @param sources Text of every file by its path from the root, with `/`.
 * @param changed Paths that are new, changed or gone.
 * @returns Paths in `sources`, in their order there.
 */
export function affectedFiles(
  sources: ReadonlyMap<string, string>,
  changed: Iterable<string>,
): string[] {
  const importers = importersOf(sources);
  const affected = new Set(changed);
  for (const file of affected)
    for (const importer of importers.get(file) ?? []) affected.add(importer);
  return [...sources.keys()].filter((file) => affected.has(file));
}

function importersOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const [, specifier = ''] of source.matchAll(IMPORTED)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
