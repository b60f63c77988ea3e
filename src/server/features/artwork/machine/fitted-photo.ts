/** Scales photographs to the press resolution, because most uploads have far more pixels than are printed. */
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import type { ImageLayer, Layer } from '../../../../artwork/design/design.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';
import { photoInView } from '../compose/photo-in-view.ts';
import type { Photos } from './photos.ts';
import { printPixels } from './print-size.ts';
import type { LaidPicture, Sheet } from './sheet.ts';

/** Margin in pixels, so that edges blur into the photograph and not into transparency. */
const BESIDE = 2;

export interface Placing {
  /** Pixels per millimetre. */
  scale: { x: number; y: number };
  bleed: number;
  sheet: Pick<Sheet, 'width' | 'height'>;
}

/** The visible part of an upright photograph on the sheet; null if none of it is visible. */
export async function placedPhoto(
  layer: ImageLayer,
  photo: Uint8Array,
  placing: Placing,
): Promise<LaidPicture | null> {
  const place = placeOn(layer, placing);
  if (place.width <= 0 || place.height <= 0) return null;
  const whole = sharp(photo);
  const { hasAlpha, ...size } = await whole.metadata();
  const data = await scaledPart(shownPart(whole, size, layer), place)
    .raw()
    .toBuffer();
  if (hasAlpha) multiply(data);
  const { width, height, left, top } = place;
  return { data, width, height, channels: hasAlpha ? 4 : 3, left, top };
}

/** An upright photograph that covers the whole sheet without transparency, as that sheet; otherwise null. */
export async function photoOverSheet(
  layer: ImageLayer,
  photo: Uint8Array,
  placing: Placing,
): Promise<Sheet | null> {
  const place = placeOn(layer, placing);
  const { width, height } = place;
  if (width < placing.sheet.width || height < placing.sheet.height) return null;
  const whole = sharp(photo);
  const { hasAlpha, ...size } = await whole.metadata();
  if (hasAlpha) return null;
  const scaled = scaledPart(shownPart(whole, size, layer), place);
  const data = await scaled.ensureAlpha().raw().toBuffer();
  return { data, width, height };
}

/** In pixels: where a photograph lies, and its part on the sheet. */
function placeOn({ x, y, w, h }: ImageLayer, { scale, bleed, sheet }: Placing) {
  const across = edges(x + bleed, w, scale.x);
  const down = edges(y + bleed, h, scale.y);
  const [left, right] = [Math.max(0, across.from), Math.min(sheet.width, across.to)];
  const [top, bottom] = [Math.max(0, down.from), Math.min(sheet.height, down.to)];
  return { across, down, left, top, width: right - left, height: bottom - top };
}

function scaledPart(
  photo: Sharp,
  { across, down, left, top, width, height }: ReturnType<typeof placeOn>,
): Sharp {
  return photo
    .resize(across.to - across.from, down.to - down.from, { fit: 'fill' })
    .extract({ left: left - across.from, top: top - down.from, width, height })
    .toColourspace('srgb');
}

/**
 * Crops photographs to the part on the sheet; returns the layers and the photographs.
 * @param needed pixels of a length in mm; larger photographs are scaled down
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

/** The visible part with a margin, scaled to print resolution, for layers that are rotated or translucent. */
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

/** The visible part at no more than print resolution. */
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
  // sharp decodes an uncropped JPEG directly at a fraction of its size.
  return part.width === width && part.height === height ? whole : whole.extract(part);
}

/** The whole pixels around a fraction of a side. */
function around(start: number, share: number, pixels: number): { from: number; length: number } {
  const from = Math.min(pixels - 1, Math.max(0, Math.floor(start * pixels) - BESIDE));
  const to = Math.min(pixels, Math.ceil((start + share) * pixels) + BESIDE);
  return { from, length: Math.max(1, to - from) };
}

function edges(middle: number, length: number, scale: number): { from: number; to: number } {
  const from = Math.round((middle - length / 2) * scale);
  return { from, to: Math.max(from + 1, Math.round((middle + length / 2) * scale)) };
}

/** Premultiplies colours by coverage, as sheets have them. */
function multiply(data: Buffer): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.round((data[channel]! * alpha) / 255);
  }
}
