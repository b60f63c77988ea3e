/** Print-ready pictures: 300 dpi, exact to the millimetre with their bleed, mirrored if the process requires it. */
import sharp from 'sharp';
import { mirrorPicture } from '../machine/mirror.ts';
import type { DesignDocument, ImageLayer, Layer } from '../../../../artwork/design/design.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { photoOverSheet, placedPhoto } from '../machine/fitted-photo.ts';
import type { Placing } from '../machine/fitted-photo.ts';
import type { Photos } from '../machine/photos.ts';
import { PRINT_DPI, printPixels } from '../machine/print-size.ts';
import { layOver, newSheet } from '../machine/sheet.ts';
import type { Sheet } from '../machine/sheet.ts';
import { drawLayers } from './draw-layers.ts';
import { markedSrgb } from './srgb-profile.ts';

export interface PrintJob {
  document: DesignDocument;
  mirrored: boolean;
  photos: Photos;
}

/** A compromise between time and file size. */
const COMPRESSION = 1;
/** A larger sheet's file is marked while it is written: marking it afterwards copies it, which takes its size again in memory. */
const LARGE_BYTES = 64e6;

/** In colour on transparency: transparent pixels are not printed. */
export async function printFile(job: PrintJob, shaper: Shaper): Promise<Buffer> {
  const sheet = await drawnSheet(job, shaper);
  const { data, width, height } = sheet;
  const raw = { width, height, channels: 4 } as const;
  const exact = isOpaque(sheet)
    ? // Three channels instead of four: a quarter less to compress.
      sharp(data, { raw }).removeAlpha()
    : sharp(data, { raw: { ...raw, premultiplied: true } });
  const png = (job.mirrored ? mirrorPicture(exact) : exact)
    .withDensity(PRINT_DPI)
    .png({ compressionLevel: COMPRESSION, adaptiveFiltering: false });
  return data.length > LARGE_BYTES
    ? png.withIccProfile('srgb').toBuffer()
    : markedSrgb(await png.toBuffer());
}

function isOpaque({ data }: Sheet): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

async function drawnSheet({ document, photos }: PrintJob, shaper: Shaper): Promise<Sheet> {
  const { w, h, bleed } = document.area;
  const [wide, high] = [w + 2 * bleed, h + 2 * bleed];
  const [width, height] = [printPixels(wide), printPixels(high)];
  const placing = {
    scale: { x: width / wide, y: height / high },
    bleed,
    sheet: { width, height },
  };
  const parts = partsOf(document, photos);
  const covering = await lastCovering(parts, photos, placing);
  const sheet = covering?.sheet ?? newSheet(width, height);
  const above = covering ? parts.slice(covering.place + 1) : parts;
  for (const [place, part] of above.entries()) {
    if (Array.isArray(part)) {
      const isFirst = place === 0 && !covering;
      await drawLayers(sheet, { document: { ...document, layers: part }, shaper, photos, isFirst });
      continue;
    }
    const picture = await placedPhoto(part, photos[part.id]!, placing);
    if (picture) layOver(sheet, picture);
  }
  return sheet;
}

/** The last photograph that hides all below it, as a sheet; null if there is none. What it hides is not drawn. */
async function lastCovering(
  parts: readonly (Layer[] | ImageLayer)[],
  photos: Photos,
  placing: Placing,
): Promise<{ place: number; sheet: Sheet } | null> {
  for (const [place, part] of [...parts.entries()].toReversed()) {
    if (Array.isArray(part)) continue;
    const sheet = await photoOverSheet(part, photos[part.id]!, placing);
    if (sheet) return { place, sheet };
  }
  return null;
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
