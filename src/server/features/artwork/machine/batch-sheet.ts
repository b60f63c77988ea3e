/** Makes a batch sheet's machine file: a PDF for presses, an SVG for lasers, with pieces as in their own files. */
import { batchMarks, onSheet } from '../../../../artwork/production/batch-marks.ts';
import type { LabelledPiece } from '../../../../artwork/production/batch-marks.ts';
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import type { Point } from '../../../../artwork/render/flatten-path.ts';
import type { LaserWork } from '../../../../artwork/production/machine-settings.ts';
import type { BatchSheet, Placed } from '../../../../artwork/production/nest.ts';
import { renderDesign } from '../../../../artwork/render/render-design.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { BENCH_COLOUR } from './laser-colours.ts';
import { engravedPhotos } from './engraved-photos.ts';
import { outlinedPath } from './laser-svg.ts';
import type { Photos } from './photos.ts';
import { drawOnPdf, type LaidImage } from './press-drawing.ts';
import { drawWithBleed, openPdf } from './press-pdf.ts';
import { weldDesign } from './weld.ts';
import type { Welded } from './weld.ts';

export interface BatchPiece extends LabelledPiece {
  /** The document of a line, shared by all copies; its area is the piece's. */
  document: DesignDocument;
  mirrored: boolean;
}

export interface NestedSheet {
  sheet: BatchSheet;
  placed: readonly Placed<BatchPiece>[];
  /** Printed in the lower margin. */
  title: string;
}

export interface BatchPress {
  shaper: Shaper;
  at: Date;
  /** Called once per sheet and document. */
  photosOf(document: DesignDocument): Promise<Photos>;
}

/** Vectors, and photographs of at most 300 dpi; labels beside the pieces are never mirrored. */
export async function batchPdf(
  { sheet, placed, title }: NestedSheet,
  { shaper, at, photosOf }: BatchPress,
): Promise<Buffer> {
  const { pdf, finished } = await openPdf(sheet.w, sheet.h, at);
  const laid = new Map<ImageLayer, LaidImage | null>();
  const known = new Map<DesignDocument, Photos>();
  for (const { piece, x, y, turned } of placed) {
    const { document, mirrored } = piece;
    const photos = known.get(document) ?? (await photosOf(document));
    known.set(document, photos);
    const { w, h, bleed } = document.area;
    pdf.save();
    if (turned) pdf.translate(x + piece.h, y).rotate(90);
    else pdf.translate(x, y);
    // A single piece is clipped by its page; on a sheet the bleed must be clipped explicitly.
    pdf.rect(0, 0, w + 2 * bleed, h + 2 * bleed).clip();
    await drawWithBleed(pdf, { document, mirrored }, { shaper, photos, laid });
    pdf.restore();
  }
  const marks = batchMarks(sheet, placed, { title, colour: '#000000' });
  await drawOnPdf(pdf, marks, { shaper, photos: {} });
  pdf.end();
  return finished;
}

/**
 * Each piece is one path in the colour of its work, above its photographs in dots; labels have a
 * colour that the laser ignores.
 */
export async function batchSvg(
  { sheet, placed, title }: NestedSheet,
  { shaper, work, photosOf }: Pick<BatchPress, 'shaper' | 'photosOf'> & { work: LaserWork },
): Promise<Buffer> {
  const made = new Map<DesignDocument, { welded: Welded; photographs: string }>();
  const paths: string[] = [];
  for (const [place, one] of placed.entries()) {
    const { document, mirrored } = one.piece;
    const known = made.get(document) ?? {
      welded: await weldDesign(document, shaper, mirrored),
      photographs: await engravedPhotos(document, await photosOf(document), mirrored),
    };
    made.set(document, known);
    const { bleed } = document.area;
    const outlines = known.welded.outlines.map((points) =>
      points.map(([x, y]): Point => onSheet(one, [x + bleed, y + bleed])),
    );
    const [x, y] = onSheet(one, [bleed, bleed]);
    if (known.photographs !== '')
      paths.push(
        `<g transform="translate(${x} ${y}) rotate(${one.turned ? 90 : 0})">${known.photographs}</g>`,
      );
    paths.push(outlinedPath(`piece-${place + 1}`, outlines, work));
  }
  const marks = batchMarks(sheet, placed, { title, colour: BENCH_COLOUR });
  const drawn = renderDesign(marks, { shaper, mono: BENCH_COLOUR });
  return Buffer.from(drawn.replace(/<\/svg>$/, () => `${paths.join('')}</svg>\n`));
}
