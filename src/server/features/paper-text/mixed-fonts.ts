/** Has a PDF draw letters that the set font lacks as outlines of another font, on the same line. */
// These names are pdfkit's.
/* oxlint-disable no-underscore-dangle */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import type PDFDocument from 'pdfkit';
import { PAPER_FONTS } from '../../../../catalogue/fonts/paper-fonts.ts';
import type { PaperFontId } from '../../../../catalogue/fonts/paper-fonts.ts';
import { makeShaper } from '../../../artwork/render/shaper.ts';
import type { Shaper } from '../../../artwork/render/shaper.ts';
import { letterRuns } from './letter-runs.ts';
import type { LetterRun } from './letter-runs.ts';

type Pdf = InstanceType<typeof PDFDocument>;

interface FragmentOptions {
  align?: string;
  lineWidth?: number;
}

/** The parts of pdfkit that its types do not have. Measuring and drawing every line end in these. */
interface Drawing {
  _font: { font: { hasGlyphForCodePoint(point: number): boolean }; ascender: number };
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: FragmentOptions): void;
  widthOfString(text: string, options?: object): number;
}

/** By file, because a font takes megabytes and papers of one shop share them. */
const shapers = new Map<string, Shaper<PaperFontId>>();

/**
 * Call it before anything is drawn. pdfkit draws lines of letters that the set font has. Its own
 * shaping fails for some Arabic and Indian words, so that the others are shaped by HarfBuzz.
 *
 * @param folder with the fonts, see catalogue/fonts; read when a letter needs them
 */
export function mixFonts(pdf: Pdf, folder: string): void {
  const drawing = pdf as unknown as Drawing;
  const fragment = drawing._fragment.bind(pdf);
  const widthOf = drawing.widthOfString.bind(pdf);
  const runsOf = (text: string): LetterRun[] =>
    letterRuns(text, (point) => drawing._font.font.hasGlyphForCodePoint(point));

  function widthOfRun({ font, text }: LetterRun, options?: object): number {
    if (font === null) return widthOf(text, options);
    const { width, unitsPerEm } = shaperOf(folder, font).line(font, text);
    return (width / unitsPerEm) * drawing._fontSize;
  }
  const widthOfRuns = (runs: readonly LetterRun[], options?: object): number =>
    runs.reduce((sum, run) => sum + widthOfRun(run, options), 0);

  drawing.widthOfString = (text, options) => widthOfRuns(runsOf(text), options);
  drawing._fragment = (text, x, y, options) => {
    // A space at the end of a line that is read from the right would move it.
    const line = text.replaceAll('\n', '').trimEnd();
    const runs = runsOf(line);
    if (runs.every(({ font }) => font === null)) return fragment(text, x, y, options);
    const { align, lineWidth = 0 } = options;
    const spare = lineWidth - widthOfRuns(runs);
    let left = x + (align === 'center' ? spare / 2 : align === 'right' ? spare : 0);
    const baseline = y + (drawing._font.ascender * drawing._fontSize) / 1000;
    for (const run of runs) {
      if (run.font === null) fragment(run.text, left, y, {});
      else drawOutlines(pdf, run, { left, baseline, size: drawing._fontSize, folder });
      left += widthOfRun(run);
    }
  };
}

interface Place {
  left: number;
  baseline: number;
  size: number;
  folder: string;
}

function drawOutlines(pdf: Pdf, { font, text }: LetterRun, place: Place): void {
  if (font === null) return;
  const { left, baseline, size, folder } = place;
  const { glyphs, unitsPerEm } = shaperOf(folder, font).line(font, text);
  const scale = size / unitsPerEm;
  pdf.save().translate(left, baseline).scale(scale, -scale);
  for (const { outline, x, y } of glyphs) {
    if (outline === '') continue;
    pdf.save().translate(x, y).path(outline).fill().restore();
  }
  pdf.restore();
}

function shaperOf(folder: string, font: PaperFontId): Shaper<PaperFontId> {
  const file = path.join(folder, PAPER_FONTS[font]);
  let shaper = shapers.get(file);
  if (!shaper) {
    shaper = makeShaper<PaperFontId>(hb, { [font]: readFileSync(file) });
    shapers.set(file, shaper);
  }
  return shaper;
}
