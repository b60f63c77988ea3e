/** Photographs with as many pixels as the press prints and no more: whoever sends twelve million rarely prints one. */
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import type { ImageLayer, Layer } from '../../../../artwork/design/design.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';
import { photoInView } from '../compose/photo-in-view.ts';
import type { Photos } from './photos.ts';
import { printPixels } from './print-size.ts';
import type { LaidPicture, Sheet } from './sheet.ts';

/** Pixels beside what is shown, so that its edges blur into what is there and not into nothing. */
const BESIDE = 2;

export interface Placing {
  /** Pixels in a millimetre. */
  scale: { x: number; y: number };
  bleed: number;
  sheet: Pick<Sheet, 'width' | 'height'>;
}

/** The shown part of an upright photograph as it lies on the sheet; null where nothing of it does. */
export async function placedPhoto(
  layer: ImageLayer,
  photo: Uint8Array,
  { scale, bleed, sheet }: Placing,
): Promise<LaidPicture | null> {
  const { x, y, w, h } = layer;
  const across = edges(x + bleed, w, scale.x);
  const down = edges(y + bleed, h, scale.y);
  const [left, right] = [Math.max(0, across.from), Math.min(sheet.width, across.to)];
  const [top, bottom] = [Math.max(0, down.from), Math.min(sheet.height, down.to)];
  if (right <= left || bottom <= top) return null;
  const whole = sharp(photo);
  const { hasAlpha, ...size } = await whole.metadata();
  const fitted = shownPart(whole, size, layer)
    .resize(across.to - across.from, down.to - down.from, { fit: 'fill' })
    .extract({
      left: left - across.from,
      top: top - down.from,
      width: right - left,
      height: bottom - top,
    });
  const { data, info } = await fitted.toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  });
  if (hasAlpha) multiply(data);
  const channels = hasAlpha ? 4 : 3;
  return { data, width: info.width, height: info.height, channels, left, top };
}

/**
 * Layers whose photographs are no more than what of them lies on the sheet, and those photographs.
 * @param needed pixels of a length in mm; with more, they are shrunk
 */
export async function photosOnSheet(
  layers: readonly Layer[],
  photos: Photos,
  sheet: Box,
  needed: (mm: number) => number = printPixels,
): Promise<{ layers: Layer[]; photos: Photos }> {
  const fitted: Layer[] = [];
  const shrunk: Record<string, Uint8Array> = {};
  for (const layer of layers) {
    const photo = layer.type === 'image' ? photos[layer.id] : undefined;
    const part = layer.type === 'image' && photo ? photoInView(layer, sheet) : layer;
    if (part?.type !== 'image' || !photo) {
      if (part) fitted.push(part);
      continue;
    }
    const one = await shrunkPhoto(part, photo, needed);
    fitted.push(one.layer);
    shrunk[layer.id] = one.photo;
  }
  return { layers: fitted, photos: shrunk };
}

/** The shown part with what borders on it, shrunk to what is printed of it, for drawings that turn it or let it shine through. */
export async function shrunkPhoto(
  layer: ImageLayer,
  photo: Uint8Array,
  needed: (mm: number) => number = printPixels,
): Promise<{ layer: ImageLayer; photo: Uint8Array }> {
  const whole = sharp(photo);
  const { width, height } = await whole.metadata();
  const { crop } = layer;
  const across = around(crop.x, crop.w, width);
  const down = around(crop.y, crop.h, height);
  const part = { left: across.from, width: across.length, top: down.from, height: down.length };
  const scale = Math.min(
    1,
    Math.max(needed(layer.w) / (crop.w * width), needed(layer.h) / (crop.h * height)),
  );
  const isWhole = part.width === width && part.height === height;
  if (scale === 1 && isWhole) return { layer, photo };
  const cut = (isWhole ? whole : whole.extract(part)).resize(
    Math.ceil(part.width * scale),
    Math.ceil(part.height * scale),
    { fit: 'fill' },
  );
  return {
    photo: await cut.png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer(),
    layer: {
      ...layer,
      crop: {
        x: (crop.x * width - part.left) / part.width,
        w: (crop.w * width) / part.width,
        y: (crop.y * height - part.top) / part.height,
        h: (crop.h * height) / part.height,
      },
    },
  };
}

/** The shown part with at most the pixels that are printed. */
export async function croppedPhoto(
  layer: ImageLayer,
  photo: Uint8Array,
): Promise<{ picture: Sharp; hasAlpha: boolean }> {
  const whole = sharp(photo);
  const { hasAlpha, ...size } = await whole.metadata();
  const picture = shownPart(whole, size, layer).resize(printPixels(layer.w), printPixels(layer.h), {
    fit: 'outside',
    withoutEnlargement: true,
  });
  return { picture, hasAlpha };
}

function shownPart(
  whole: Sharp,
  { width, height }: Pick<Metadata, 'width' | 'height'>,
  { crop }: ImageLayer,
): Sharp {
  const left = Math.min(width - 1, Math.round(crop.x * width));
  const top = Math.min(height - 1, Math.round(crop.y * height));
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.h * height))),
  };
  // A JPEG that is not cut is read at a fraction of its size at once.
  return part.width === width && part.height === height ? whole : whole.extract(part);
}

/** Whole pixels around a share of as many. */
function around(start: number, share: number, pixels: number): { from: number; length: number } {
  const from = Math.min(pixels - 1, Math.max(0, Math.floor(start * pixels) - BESIDE));
  const to = Math.min(pixels, Math.ceil((start + share) * pixels) + BESIDE);
  return { from, length: Math.max(1, to - from) };
}

function edges(middle: number, length: number, scale: number): { from: number; to: number } {
  const from = Math.round((middle - length / 2) * scale);
  return { from, to: Math.max(from + 1, Math.round((middle + length / 2) * scale)) };
}

/** Colours by their coverage, as sheets have them. */
function multiply(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.round((data[channel]! * alpha) / 255);
  }
}
