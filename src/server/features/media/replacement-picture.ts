/** Finds the replacement of a redrawn picture: orders, emails and databases loaded earlier refer to the old one. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Subject, hash of the content, and width with the file extension. */
const NAME = /^(.+)-[\da-f]{8}(-\d+\.\w+)$/;

/** Takes and returns paths below the folder; undefined if no picture has that subject any more. */
export async function findReplacement(folder: string, asked: string): Promise<string | undefined> {
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
