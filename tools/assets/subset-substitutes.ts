/** Builds the letterings for other writings, and the list of their letters. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as hb from 'harfbuzzjs';
import { SUBSTITUTE_SOURCES } from '../../catalogue/fonts/substitute-sources.ts';
import type {
  MadeSubstitute,
  SubstituteId,
  SubstituteSource,
} from '../../catalogue/fonts/substitute-sources.ts';
import { loadFont } from '../../src/artwork/render/loaded-font.ts';
import { SLICE } from '../../src/artwork/render/substitutes.ts';
import { bitsOf, lettersOf, pointsOf, subset } from './subset.ts';
import { CUTS } from './substitute-cuts.ts';
import type { Cut } from './substitute-cuts.ts';

const require = createRequire(import.meta.url);

export async function subsetSubstitutes(target: string): Promise<void> {
  await rm(join(target, 'substitutes'), { recursive: true, force: true });
  await mkdir(join(target, 'substitutes'), { recursive: true });
  const described: Record<string, MadeSubstitute> = {};
  for (const source of SUBSTITUTE_SOURCES as readonly (SubstituteSource & { id: SubstituteId })[]) {
    const cut = CUTS[source.id];
    const whole = cut ? await wholeFont(target, cut) : await readFile(join(target, source.file));
    const file = join(target, source.file);
    const made = source.isSliced
      ? await slice(file, whole, cut?.letters ?? '')
      : await writeCut(file, whole, cut?.letters);
    described[source.id] = { ...made, size: source.size ?? loadFont(hb, whole).size() };
    console.log(source.id);
  }
  await writeFile(
    join(target, 'substitute-letters.ts'),
    `/** What each substitute can draw, and how large its letters are; made with the fonts by tools/assets/subset-fonts.ts. */
import type { MadeSubstitute } from './substitute-sources.ts';

export const SUBSTITUTE_LETTERS: Readonly<Record<string, MadeSubstitute>> = ${JSON.stringify(described, null, 2)};
`,
  );
}

type Made = Pick<MadeSubstitute, 'letters' | 'hash'>;

function hashOf(files: readonly Uint8Array[]): string {
  const digest = createHash('sha256');
  for (const bytes of files) digest.update(bytes);
  return digest.digest('hex').slice(0, 16);
}

async function wholeFont(target: string, { package: name, file }: Cut): Promise<Buffer> {
  const home = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
  await cp(join(home, 'LICENSE_FONT'), join(target, `${name}-OFL.txt`));
  return readFile(join(home, file));
}

/** Only the letters of its writing; a font of papers is there already. */
async function writeCut(file: string, whole: Buffer, letters: string | undefined): Promise<Made> {
  const made = letters === undefined ? whole : await subset(whole, letters);
  if (letters !== undefined) await writeFile(file, made);
  return { letters: lettersOf(made), hash: hashOf([made]) };
}

/** A file for each stretch of code points, named by its first one. */
async function slice(folder: string, whole: Buffer, wanted: string): Promise<Made> {
  const able = new Set(pointsOf(whole));
  const points = [...new Set(wanted)]
    .map((each) => each.codePointAt(0) ?? 0)
    .filter((one) => able.has(one))
    .toSorted((one, other) => one - other);
  const slices: Uint8Array[] = [];
  await mkdir(folder);
  for (const [first, held] of Map.groupBy(points, (point) => point - (point % SLICE))) {
    // Each character is one glyph; others, such as those of vertical lines, are not needed.
    const made = await subset(whole, String.fromCodePoint(...held), { noLayoutClosure: true });
    await writeFile(join(folder, `${first.toString(16)}.ttf`), made);
    slices.push(made);
  }
  return { letters: bitsOf(points), hash: hashOf(slices) };
}
