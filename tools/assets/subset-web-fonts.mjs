/**
 * Subsets the storefront's two typefaces to the letters and weights its pages use, in parts that
 * load on demand. Run by hand when either changes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Characters and ranges, matching the style sheet's `unicode-range`. */
const PARTS = {
  // The characters of English pages.
  '': [
    [0x20, 0x7e],
    0xa0,
    0xa3,
    0xa9,
    0xb0,
    0xb7,
    0xd7,
    0x2013,
    0x2014,
    0x2018,
    0x2019,
    0x201c,
    0x201d,
    0x2022,
    0x2026,
    0x2212,
  ],
  // French and German, Siân and Zoë; the packages include the Turkish dotless i with them.
  '-accents': [
    [0xa1, 0xa2],
    [0xa4, 0xa8],
    [0xaa, 0xaf],
    [0xb1, 0xb6],
    [0xb8, 0xd6],
    [0xd8, 0xff],
    0x131,
    [0x152, 0x153],
    0x201a,
    0x201e,
    0x2020,
    [0x2039, 0x203a],
    0x20ac,
    0x2122,
  ],
  // Welsh, Polish, Turkish and the rest of Europe's Latin letters, in names and addresses.
  '-europe': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
    [0x1e80, 0x1e85],
    0x1e9e,
    [0x1ef2, 0x1ef3],
  ],
};

const FACES = [
  {
    family: 'fraunces',
    file: (script) => `fraunces-${script}-opsz-normal.woff2`,
    // Headings have one weight: any other would add bytes before the first page is shown.
    axes: { opsz: 72, wght: 560 },
  },
  {
    family: 'figtree',
    file: (script) => `figtree-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { family, file, axes } of FACES) {
  const source = new URL(`../../node_modules/@fontsource-variable/${family}/`, import.meta.url);
  const target = new URL('../../src/ui/fonts/', import.meta.url);
  for (const [part, signs] of Object.entries(PARTS)) {
    const script = part === '-europe' ? 'latin-ext' : 'latin';
    const subset = await subsetFont(
      await readFile(new URL(`files/${file(script)}`, source)),
      lettersOf(signs),
      { targetFormat: 'woff2', variationAxes: axes },
    );
    await writeFile(new URL(`${family}${part}.woff2`, target), subset);
    process.stdout.write(`${family}${part}: ${subset.length} bytes\n`);
  }
  await copyFile(new URL('LICENSE', source), new URL(`${family}-OFL.txt`, target));
}

function lettersOf(signs) {
  return signs
    .map((sign) => (Array.isArray(sign) ? sign : [sign, sign]))
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
