/** Print-ready pictures: 300 dpi, exact to the millimetre with their bleed, mirrored where the process wants it. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DesignDocument } from '../../../artwork/design.ts';
import { renderDesign } from '../../../artwork/render-design.ts';
import type { Shaper } from '../../../artwork/shaper.ts';
import { photoAddress } from './machine/photos.ts';
import type { Photos } from './machine/photos.ts';
import { PRINT_DPI, printPixels } from './machine/print-size.ts';

/** An SVG millimetre is 96 / 25.4 of its pixels. */
const SVG_DPI = 96;

export interface PrintJob {
  document: DesignDocument;
  mirrored: boolean;
  photos: Photos;
}

/** In colour on nothing: what is transparent stays unprinted. */
export async function printFile(
  { document, mirrored, photos }: PrintJob,
  shaper: Shaper,
): Promise<Buffer> {
  const svg = renderDesign(document, {
    shaper,
    imageHref: (layer) => photoAddress(photos, layer),
  });
  const { w, h, bleed } = document.area;
  const width = printPixels(w + 2 * bleed);
  const height = printPixels(h + 2 * bleed);

  const drawn = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: PRINT_DPI / SVG_DPI },
    font: { loadSystemFonts: false },
  }).render();
  // The renderer may round a half differently: cut to what both have, fill up to what was asked.
  const common = { width: Math.min(width, drawn.width), height: Math.min(height, drawn.height) };
  const exact = sharp(drawn.pixels, {
    raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true },
  })
    .extract({ left: 0, top: 0, ...common })
    .extend({ right: width - common.width, bottom: height - common.height, extendWith: 'copy' });

  return (mirrored ? exact.flop() : exact)
    .withMetadata({ density: PRINT_DPI, icc: 'srgb' })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
