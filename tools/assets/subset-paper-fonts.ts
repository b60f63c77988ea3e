/** Builds the fonts of papers, and the list of their letters. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PAPER_FONTS } from '../../catalogue/fonts/paper-fonts.ts';
import type { PaperFontId } from '../../catalogue/fonts/paper-fonts.ts';
import { characters, lettersOf, subset } from './subset.ts';

interface Source {
  package: string;
  file: string;
  /** Absent: the font is copied whole. */
  letters?: string;
}

/** Greek, Cyrillic and the sign of an unknown character; Montserrat has the Latin letters. */
const GREEK_AND_CYRILLIC = characters([
  [0x370, 0x52f],
  [0x1f00, 0x1fff],
  [0xfffd, 0xfffd],
]);

/** The characters of GB 2312, and the common ones of Big5: what names and notes are written with. */
function chinese(): string {
  const rows = (encoding: string, first: number, last: number, trails: readonly number[]) =>
    Array.from({ length: last - first + 1 }, (_, row) =>
      new TextDecoder(encoding).decode(
        Uint8Array.from(trails.flatMap((trail) => [first + row, trail])),
      ),
    ).join('');
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const all =
    rows('gb18030', 0xa1, 0xf7, span(0xa1, 0xfe)) +
    rows('big5', 0xa4, 0xc6, [...span(0x40, 0x7e), ...span(0xa1, 0xfe)]);
  return [...new Set(all)]
    .filter((each) => /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u.test(each))
    .join('');
}

const medium = (name: string, family: string, letters?: string): Source => ({
  package: name,
  file: `500Medium/${family}_500Medium.ttf`,
  ...(letters && { letters }),
});

/** Emoji are a font of designs too. */
const SOURCES: Readonly<Record<Exclude<PaperFontId, 'emoji'>, Source>> = {
  sans: medium('noto-sans', 'NotoSans', GREEK_AND_CYRILLIC),
  arabic: medium('noto-sans-arabic', 'NotoSansArabic'),
  hebrew: medium('noto-sans-hebrew', 'NotoSansHebrew'),
  devanagari: medium('noto-sans-devanagari', 'NotoSansDevanagari'),
  bengali: medium('noto-sans-bengali', 'NotoSansBengali'),
  gurmukhi: medium('noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  gujarati: medium('noto-sans-gujarati', 'NotoSansGujarati'),
  tamil: medium('noto-sans-tamil', 'NotoSansTamil'),
  chinese: medium('noto-sans-sc', 'NotoSansSC', chinese()),
};

export async function subsetPaperFonts(target: string): Promise<void> {
  const require = createRequire(import.meta.url);
  for (const [id, { package: name, file, letters }] of Object.entries(SOURCES) as [
    keyof typeof SOURCES,
    Source,
  ][]) {
    const home = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    const bytes = await readFile(join(home, file));
    const made = letters ? await subset(bytes, letters) : bytes;
    await writeFile(join(target, PAPER_FONTS[id]), made);
    await cp(join(home, 'LICENSE_FONT'), join(target, `${name}-OFL.txt`));
    console.log(`${PAPER_FONTS[id]}: ${Math.round(made.length / 1024)} KB`);
  }
  const lettersByFont: Record<string, string> = {};
  for (const [id, file] of Object.entries(PAPER_FONTS))
    lettersByFont[id] = lettersOf(await readFile(join(target, file)));
  await writeFile(
    join(target, 'paper-letters.ts'),
    `/** What each font of papers can draw, as ranges of code points; made with the fonts by tools/assets/subset-fonts.ts. */
import type { PaperFontId } from './paper-fonts.ts';

export const PAPER_LETTERS: Readonly<Record<PaperFontId, string>> = ${JSON.stringify(lettersByFont, null, 2)};
`,
  );
}
