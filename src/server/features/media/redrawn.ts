/** Finds what has taken the place of a picture that was drawn anew: orders, letters and shops loaded earlier still name the old one. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** What is shown, the hash of how it looked, and its width with the kind of file. */
const NAME = /^(.+)-[\da-f]{8}(-\d+\.\w+)$/;

/** `asked` and the answer are paths below the folder; undefined where nothing of that name is shown any more. */
export async function redrawn(folder: string, asked: string): Promise<string | undefined> {
  const { dir, base } = path.posix.parse(asked);
  const [, shown, ending] = NAME.exec(base) ?? [];
  if (shown === undefined) return undefined;
  const there = await readdir(path.join(folder, dir)).catch(() => []);
  const current = there.find((name) => {
    const [, itsShown, itsEnding] = NAME.exec(name) ?? [];
    return itsShown === shown && itsEnding === ending;
  });
  return current && `${dir}/${current}`;
}
