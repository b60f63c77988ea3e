/** Cuts the storefront's two typefaces to the letters and weights its pages use; run by hand when either changes. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
// Basic Latin, Latin-1 and the punctuation and marks of the shop's copy; other names fall back to the system's letters.
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽž–—‘’“”„†•…‹›€™−×`;

const faces = [
  {
    family: 'fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    // Headings have one weight: every other would be bytes before the first page is seen.
    axes: { opsz: 72, wght: 560 },
  },
  {
    family: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { family, file, axes } of faces) {
  const source = new URL(`../node_modules/@fontsource-variable/${family}/`, import.meta.url);
  const target = new URL('../src/web/fonts/', import.meta.url);
  const subset = await subsetFont(await readFile(new URL(`files/${file}`, source)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(`${family}.woff2`, target), subset);
  await copyFile(new URL('LICENSE', source), new URL(`${family}-OFL.txt`, target));
  process.stdout.write(`${family}: ${subset.length} bytes\n`);
}
