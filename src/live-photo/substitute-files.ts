/** Finds the fonts for other writings than Latin. Loaded once a text has such letters. */
import type { SubstituteList } from '../artwork/design/substitute-list.ts';
import type { Run } from '../artwork/render/run.ts';
import type { SubstituteFonts } from '../artwork/render/shaper.ts';
import { missingFrom, runsOf } from '../artwork/render/substitutes.ts';

const files = new Map<string, Uint8Array>();

export function substitutesOf({ list }: SubstituteList): SubstituteFonts {
  return {
    list,
    finder: { runsOf, missingFrom },
    bytesOf(file) {
      const loaded = files.get(file);
      if (!loaded) throw new Error(`The font ${file} is not loaded`);
      return loaded;
    },
  };
}

/** Fetches the files that the runs need. */
export async function loadFiles(
  runs: readonly Run[],
  { addresses }: SubstituteList,
  fetchFont: (address: string) => Promise<Uint8Array>,
): Promise<void> {
  const needed = new Set(runs.flatMap(({ file }) => (file === '' ? [] : [file])));
  await Promise.all(
    [...needed].map(async (file) => {
      const [id = '', slice = ''] = file.split('.');
      const address = addresses[id]?.replace('*', slice);
      if (!address) throw new Error(`The font ${file} has no address`);
      files.set(file, await fetchFont(address));
    }),
  );
}
