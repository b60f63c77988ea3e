/** Photographs with as many pixels as the press prints and no more: whoever sends twelve million rarely prints one. */
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import type { ImageLayer } from '../../../../artwork/design.ts';
import { printPixels } from './print-size.ts';
import type { LaidPicture, Sheet } from './sheet.ts';

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

/** The whole photograph, shrunk to what is printed of it, for drawings that turn it or let it shine through. */
export async function shrunkPhoto(layer: ImageLayer, photo: Uint8Array): Promise<Uint8Array> {
  const whole = sharp(photo);
  const { width, height } = await whole.metadata();
  const wanted = Math.ceil(
    Math.max(
      printPixels(layer.w) / layer.crop.w,
      (printPixels(layer.h) / layer.crop.h) * (width / height),
    ),
  );
  if (wanted >= width) return photo;
  return whole.resize(wanted).png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
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
    ...{ left, top },
    width: Math.max(1, Math.min(width - left, Math.round(crop.w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.h * height))),
  };
  // A JPEG that is not cut is read at a fraction of its size at once.
  return part.width === width && part.height === height ? whole : whole.extract(part);
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
