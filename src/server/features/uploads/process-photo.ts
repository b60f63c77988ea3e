/**
 * Turns untrusted upload bytes into a safe photograph: decoded, rotated upright, converted to sRGB
 * and re-encoded.
 */
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { ShopError } from '../../../domain/errors.ts';

export interface ProcessedPhoto {
  /** JPEG, or WebP if it has transparency. */
  full: Uint8Array<ArrayBuffer>;
  format: 'jpeg' | 'webp';
  /** WebP at screen size. */
  screen: Uint8Array<ArrayBuffer>;
  /** Size of the full version, in pixels. */
  width: number;
  height: number;
}

/** The format is detected from the bytes, never from the sender's claim. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MOST_PIXELS = 60e6;
/** No camera takes wider photographs, and WebP cannot store them. */
const LONGEST_SIDE = 16_000;
/** Baseline images are decoded line by line; progressive and rotated ones are held in memory whole. */
const MOST_BYTES_HELD = 240e6;
/** Enough for the largest print at 300 dpi, with room to crop. */
const KEPT_SIDE = 8192;
/** WebP encoding needs all pixels in memory. */
const KEPT_TRANSPARENT_SIDE = 4096;
const SCREEN_SIDE = 1600;
const SECONDS = 30;

const READABLE =
  'This file could not be read as a picture. Please choose a JPEG, PNG or WebP picture.';
const WANTED = 'Please choose a JPEG, PNG or WebP picture.';
const HEIC =
  'This is a HEIC picture, which cannot be read here. Choose it on the iPhone or iPad itself, which sends it as JPEG, or save it as JPEG first.';
const TOO_LARGE =
  'This picture has too many pixels. Please choose one of at most 60 megapixels and 16,000 pixels a side.';

// Reads only the first frame of animations.
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** Throws ShopError 'unsupportedMediaType', 'payloadTooLarge' or 'invalid', with a message for the shopper. */
export async function processPhoto(bytes: Uint8Array): Promise<ProcessedPhoto> {
  const { hasAlpha, format: given } = await inspect(bytes);
  const side = hasAlpha ? KEPT_TRANSPARENT_SIDE : KEPT_SIDE;
  const format = hasAlpha ? 'webp' : 'jpeg';
  const upright = sharp(bytes, READING)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS });
  const written = hasAlpha
    ? upright.webp({ quality: 92, effort: 2 })
    : // Optimised coding would need the whole image in memory.
      upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false });
  const { data, info } = await refusing(written.toBuffer({ resolveWithObject: true }), given);
  const screen = await sharp(data)
    .resize({ width: SCREEN_SIDE, height: SCREEN_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  return {
    format,
    width: info.width,
    height: info.height,
    full: plain(data),
    screen: plain(screen),
  };
}

/** Reads only the header. */
async function inspect(bytes: Uint8Array) {
  if (bytes.length === 0) throw new ShopError('unsupportedMediaType', { message: WANTED });
  if (isHeic(bytes)) throw new ShopError('unsupportedMediaType', { message: HEIC });
  const found = await refusing(sharp(bytes, READING).metadata());
  const { format, width, height } = found;
  if (!format || !FORMATS.has(format))
    throw new ShopError('unsupportedMediaType', { message: WANTED });
  if (
    width * height > MOST_PIXELS ||
    Math.max(width, height) > LONGEST_SIDE ||
    bytesHeld(found) > MOST_BYTES_HELD
  )
    throw new ShopError('payloadTooLarge', { message: TOO_LARGE });
  return { format, hasAlpha: found.hasAlpha };
}

/** The brand of a file in boxes, as Apple's devices write. Source: ISO/IEC 23008-12, annex B. */
function isHeic(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(head);
}

/** The memory that decoding holds beyond a few lines, by measurement. */
function bytesHeld(picture: Metadata): number {
  const { format, width, height, channels, orientation = 1, isProgressive } = picture;
  const depth = picture.depth === 'ushort' ? 2 : 1;
  const pixels = width * height * channels * depth;
  // A progressive JPEG keeps two bytes per coefficient, and with 4:2:0 has half as many
  // coefficients as samples.
  const inPasses =
    format === 'jpeg'
      ? pixels * (picture.chromaSubsampling?.startsWith('4:2:0') ? 1 : 2)
      : pixels * 1.5;
  const isTurned = orientation > 2;
  return (isProgressive ? inPasses : 0) + (isTurned ? pixels : 0);
}

/** Do not show decoder errors to users. */
async function refusing<Result>(reading: Promise<Result>, known?: string): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : '';
    if (/pixel limit|too large/i.test(message))
      throw new ShopError('payloadTooLarge', { message: TOO_LARGE });
    if (!known && /unsupported image format/i.test(message))
      throw new ShopError('unsupportedMediaType', { message: WANTED });
    throw new ShopError('invalid', { message: READABLE });
  }
}

/** Copies out of Node's shared buffer pool, so that unrelated data is not sent to another process. */
const plain = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
