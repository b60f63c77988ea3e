/** Print-ready pictures: 300 dpi, exact to the millimetre with their bleed, mirrored where the process wants it. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DesignDocument, Process } from '../../../artwork/design.ts';
import { renderDesign } from '../../../artwork/render-design.ts';
import type { Shaper } from '../../../artwork/shaper.ts';

export const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;
/** An SVG millimetre is 96 / 25.4 of its pixels. */
const SVG_DPI = 96;

export interface PrintJob {
  document: DesignDocument;
  process: Process;
  mirrored: boolean;
}

export function printPixels(millimetres: number): number {
  return Math.round((millimetres / MM_PER_INCH) * PRINT_DPI);
}

/**
 * Ink (sublimation, vinyl) is in colour on nothing: what is transparent stays unprinted. Machines of one tone
 * (laser, etch, 3D print) get black on opaque white, grey only at the edges, because their software reads white
 * as "leave alone" but differs about transparency.
 */
export async function printFile(
  { document, process, mirrored }: PrintJob,
  shaper: Shaper,
): Promise<Buffer> {
  const inColour = process === 'sublimation' || process === 'vinyl';
  const svg = renderDesign(document, { shaper, ...(inColour ? {} : { mono: '#000' }) });
  const { w, h, bleed } = document.area;
  const width = printPixels(w + 2 * bleed);
  const height = printPixels(h + 2 * bleed);

  const drawn = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: PRINT_DPI / SVG_DPI },
    font: { loadSystemFonts: false },
    ...(inColour ? {} : { background: '#fff' }),
  }).render();
  // The renderer may round a half differently: cut to what both have, fill up to what was asked.
  const common = { width: Math.min(width, drawn.width), height: Math.min(height, drawn.height) };
  const exact = sharp(drawn.pixels, {
    raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true },
  })
    .extract({ left: 0, top: 0, ...common })
    .extend({ right: width - common.width, bottom: height - common.height, extendWith: 'copy' });

  const coloured = inColour ? exact : exact.flatten({ background: '#fff' }).toColourspace('b-w');
  return (mirrored ? coloured.flop() : coloured)
    .withMetadata({ density: PRINT_DPI, ...(inColour ? { icc: 'srgb' } : {}) })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
