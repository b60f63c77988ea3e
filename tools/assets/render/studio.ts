/** Which plates the studio can render: the `@blank(...)` lines of its Python files. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

export const STUDIO = path.join(import.meta.dirname, '../../../catalogue/studio');

/** Angles by plate. */
export async function anglesInStudio(): Promise<Map<string, string[]>> {
  const folder = path.join(STUDIO, 'blanks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.py')).toSorted();
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, given = ''] of text.matchAll(/^@blank\(([^)]*)\)/gm)) {
      const [plate = '', ...angles] = [...given.matchAll(/"([\w-]+)"/g)].map(
        ([, name = '']) => name,
      );
      found.set(plate, angles);
    }
  }
  return found;
}
