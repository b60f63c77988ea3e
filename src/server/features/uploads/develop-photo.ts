/** From the bytes that somebody sent to a photograph that is safe to keep: decoded, set upright, in sRGB, written anew. */
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { ShopError } from '../../../domain/errors.ts';

export interface DevelopedPhoto {
  /** JPEG, or WebP where parts of it are transparent. */
  full: Uint8Array<ArrayBuffer>;
  format: 'jpeg' | 'webp';
  /** WebP for screens. */
  screen: Uint8Array<ArrayBuffer>;
  /** Of the full version, in pixels. */
  width: number;
  height: number;
}

/** Decoders are told by what the bytes are, never by what their sender calls them. */
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MOST_PIXELS = 60e6;
/** No camera is wider, and WebP cannot be. */
const LONGEST_SIDE = 16_000;
/** What comes line after line is never whole in memory; what comes in passes or has to be turned is. */
const MOST_BYTES_HELD = 240e6;
/** What the largest print needs at 300 dpi, with room to crop. */
const KEPT_SIDE = 8192;
/** WebP is written from all of its pixels at once. */
const KEPT_TRANSPARENT_SIDE = 4096;
const SCREEN_SIDE = 1600;
const SECONDS = 30;

const READABLE =
  'This file could not be read as a picture. Please choose a JPEG, PNG or WebP picture.';
const WANTED = 'Please choose a JPEG, PNG or WebP picture.';
const TOO_LARGE =
  'This picture has too many pixels. Please choose one of at most 60 megapixels and 16,000 pixels a side.';

// Animations, too, are photographed once: only their first picture is read.
const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** Throws ShopError 'unsupportedMediaType', 'payloadTooLarge' or 'invalid', with words for the shopper. */
export async function developPhoto(bytes: Uint8Array): Promise<DevelopedPhoto> {
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
    : // Better coded it would have to be whole in memory.
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

/** Reads the header alone. */
async function inspect(bytes: Uint8Array) {
  if (bytes.length === 0) throw new ShopError('unsupportedMediaType', { message: WANTED });
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

/** What decoding keeps in memory beside a few lines, as measured. */
function bytesHeld(picture: Metadata): number {
  const { format, width, height, channels, orientation = 1, isProgressive } = picture;
  const depth = picture.depth === 'ushort' ? 2 : 1;
  const pixels = width * height * channels * depth;
  // JPEG keeps two bytes for each number of each pass, and often has half as many numbers as pixels have channels.
  const inPasses =
    format === 'jpeg'
      ? pixels * (picture.chromaSubsampling?.startsWith('4:2:0') ? 1 : 2)
      : pixels * 1.5;
  const isTurned = orientation > 2;
  return (isProgressive ? inPasses : 0) + (isTurned ? pixels : 0);
}

/** The decoder's own words are for nobody's eyes. */
async function refusing<Result>(reading: Promise<Result>, known?: string): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : '';
    if (/pixel limit|too large/i.test(words))
      throw new ShopError('payloadTooLarge', { message: TOO_LARGE });
    if (!known && /unsupported image format/i.test(words))
      throw new ShopError('unsupportedMediaType', { message: WANTED });
    throw new ShopError('invalid', { message: READABLE });
  }
}

/** Without the pool that small buffers share, whose neighbours would go along between processes. */
const plain = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
