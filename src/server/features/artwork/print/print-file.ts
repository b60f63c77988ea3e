/** Print-ready pictures: 300 dpi, exact to the millimetre with their bleed, mirrored if the process requires it. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { mirrorPicture } from '../machine/mirror.ts';
import type { DesignDocument, ImageLayer, Layer } from '../../../../artwork/design/design.ts';
import { renderDesign } from '../../../../artwork/render/render-design.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { layersInView } from '../compose/in-view.ts';
import { photosOnSheet, placedPhoto } from '../machine/fitted-photo.ts';
import { photoAddress } from '../machine/photos.ts';
import type { Photos } from '../machine/photos.ts';
import { PRINT_DPI, printPixels } from '../machine/print-size.ts';
import { layOver, newSheet } from '../machine/sheet.ts';
import type { Sheet } from '../machine/sheet.ts';

export interface PrintJob {
  document: DesignDocument;
  mirrored: boolean;
  photos: Photos;
}

/** Pixels drawn at once. A canvas for the whole sheet would take hundreds of megabytes several times over. */
const BAND_PIXELS = 3_000_000;
/** A compromise between time and file size. */
const COMPRESSION = 1;

/** In colour on transparency: transparent pixels are not printed. */
export async function printFile(
  { document, mirrored, photos }: PrintJob,
  shaper: Shaper,
): Promise<Buffer> {
  const { w, h, bleed } = document.area;
  const [wide, high] = [w + 2 * bleed, h + 2 * bleed];
  const [width, height] = [printPixels(wide), printPixels(high)];
  const sheet = newSheet(width, height);
  const scale = { x: width / wide, y: height / high };
  for (const [place, part] of partsOf(document, photos).entries()) {
    if (Array.isArray(part)) {
      await drawLayers(
        sheet,
        { ...document, layers: part },
        {
          shaper,
          photos,
          isFirst: place === 0,
        },
      );
      continue;
    }
    const picture = await placedPhoto(part, photos[part.id]!, { scale, bleed, sheet });
    if (picture) layOver(sheet, picture);
  }
  const { data } = sheet;
  const exact = sharp(data, { raw: { width, height, channels: 4, premultiplied: true } });
  return (mirrored ? mirrorPicture(exact) : exact)
    .withMetadata({ density: PRINT_DPI, icc: 'srgb' })
    .png({ compressionLevel: COMPRESSION, adaptiveFiltering: false })
    .toBuffer();
}

/**
 * Separates upright photographs from the layers between them, which are drawn together. Copying
 * photographs into the sheet as pixels avoids encoding them into a drawing, decoding them there and
 * drawing them at full size.
 */
function partsOf({ layers }: DesignDocument, photos: Photos): (Layer[] | ImageLayer)[] {
  const parts: (Layer[] | ImageLayer)[] = [];
  for (const layer of layers) {
    const last = parts.at(-1);
    if (layer.type === 'image' && !layer.rotation && !layer.shape && layer.opacity === undefined) {
      if (photos[layer.id]) parts.push(layer);
    } else if (Array.isArray(last)) last.push(layer);
    else parts.push([layer]);
  }
  return parts;
}

async function drawLayers(
  sheet: Sheet,
  document: DesignDocument,
  { shaper, photos, isFirst }: { shaper: Shaper; photos: Photos; isFirst: boolean },
): Promise<void> {
  const { w, h, bleed } = document.area;
  const [wide, high] = [w + 2 * bleed, h + 2 * bleed];
  const whole = { left: -bleed, right: wide - bleed, top: -bleed, bottom: high - bleed };
  const fitted = await photosOnSheet(document.layers, photos, whole);
  const inView = layersInView(fitted.layers, shaper);
  const bands = Math.ceil((sheet.height * sheet.width) / BAND_PIXELS);
  // Bands are about equally high, so that none is so low that a nearby layer counts as far from it
  // (see in-view.ts).
  const most = Math.ceil(sheet.height / bands);
  const down = high / sheet.height;
  for (let top = 0; top < sheet.height; top += most) {
    const rows = Math.min(most, sheet.height - top);
    const [from, to] = [top * down - bleed, (top + rows) * down - bleed];
    const layers = inView({ left: -bleed, right: wide - bleed, top: from, bottom: to });
    const svg = renderDesign(
      { ...document, layers },
      { shaper, imageHref: (layer) => photoAddress(fitted.photos, layer) },
    );
    // Replaces the drawing's size attributes, stretching by less than a pixel to fill the last
    // pixel.
    const band = svg.replace(
      / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      ` width="${sheet.width}" height="${rows}" preserveAspectRatio="none"` +
        ` viewBox="${-bleed} ${from} ${wide} ${rows * down}"`,
    );
    const drawn = new Resvg(band, { font: { loadSystemFonts: false } }).render();
    // The first part has nothing beneath it to blend with.
    if (isFirst) drawn.pixels.copy(sheet.data, top * sheet.width * 4);
    else layOver(sheet, { data: drawn.pixels, width: sheet.width, height: rows, left: 0, top });
  }
}
