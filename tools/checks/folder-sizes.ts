/** Finds folders with more entries than a reader takes in at a glance (docs/decisions/0054). */

export const MOST_ENTRIES = 25;

/** Folders exempt from the limit, with the reason; `*` matches one name. */
export const LARGE_FOLDERS: Readonly<Record<string, string>> = {
  '.': 'most tools look for their settings here',
  'catalogue/designs': 'one file for each design',
  'catalogue/fonts': 'one file for each font',
  'catalogue/fonts/substitutes': 'one file for each font',
  'catalogue/fonts/substitutes/*': 'one file for each stretch of characters',
  'catalogue/pictures/category': 'pictures of one kind',
  'catalogue/pictures/product': 'one folder for each product',
  'catalogue/pictures/product/*': 'pictures of one kind',
  'docs/decisions': 'a list in order',
  'locales/en': 'one file for each group of texts',
  'src/office/screens': 'one folder for each screen',
  'src/server/database/migrations': 'a list in order',
  'src/server/features': 'one folder for each feature',
  'src/web/features': 'one folder for each feature',
  'src/web/screens': 'one folder for each screen',
};

/** Returns a sentence for each folder over the bound, and for each exception that nothing needs. */
export function folderProblems(
  files: readonly string[],
  exceptions: Readonly<Record<string, string>> = LARGE_FOLDERS,
): string[] {
  const large = [...entriesByFolder(files)].filter(([, entries]) => entries.size > MOST_ENTRIES);
  const exceptionOf = (folder: string) =>
    Object.keys(exceptions).find((pattern) => matches(folder, pattern));
  const needed = new Set(large.map(([folder]) => exceptionOf(folder)));
  return [
    ...large
      .filter(([folder]) => !exceptionOf(folder))
      .map(
        ([folder, { size }]) =>
          `${folder} has ${size} entries, at most ${MOST_ENTRIES}: give it sub-folders by subject`,
      ),
    ...Object.keys(exceptions)
      .filter((pattern) => !needed.has(pattern))
      .map((pattern) => `${pattern} has no more than ${MOST_ENTRIES} entries: drop its exception`),
  ];
}

/** Files and folders by the folder that they are in. */
function entriesByFolder(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const names = file.split('/');
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/') || '.';
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    }
  }
  return folders;
}

function matches(folder: string, pattern: string): boolean {
  const [names, wanted] = [folder.split('/'), pattern.split('/')];
  return (
    names.length === wanted.length &&
    wanted.every((name, depth) => name === '*' || name === names[depth])
  );
}
