/** Photographs for a laser: dithered to dots, because a beam marks or does not. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import { number } from '../../../../artwork/render/number.ts';
import { photoOutline } from '../../../../artwork/render/photo-outline.ts';
import { placedPhoto } from './fitted-photo.ts';
import type { Photos } from './photos.ts';

/** The spot of a beam is about a tenth of a millimetre. */
const DOTS_PER_MM = 10;

/** SVG elements in mm of the print area, black where the surface is marked; mirrored like the outlines. */
export async function engravedPhotos(
  { layers, area }: DesignDocument,
  photos: Photos,
  mirrored: boolean,
): Promise<string> {
  const drawn: string[] = [];
  for (const layer of layers) {
    const photo = layer.type === 'image' && layer.mark ? photos[layer.id] : undefined;
    if (layer.type === 'image' && photo) drawn.push(await engraved(layer, photo));
  }
  const whole = drawn.join('');
  if (whole === '' || !mirrored) return whole;
  return `<g transform="translate(${area.w} 0) scale(-1 1)">${whole}</g>`;
}

async function engraved(layer: ImageLayer, photo: Uint8Array): Promise<string> {
  const { x, y, w, h, rotation = 0, shape } = layer;
  const [width, height] = [Math.round(w * DOTS_PER_MM), Math.round(h * DOTS_PER_MM)];
  const placed = await placedPhoto({ ...layer, x: w / 2, y: h / 2 }, photo, {
    scale: { x: width / w, y: height / h },
    bleed: 0,
    sheet: { width, height },
  });
  if (!placed) return '';
  const tones = new Float32Array(width * height);
  const cover = shape && coverOf(photoOutline(shape, w, h), w, h, width);
  for (let place = 0; place < tones.length; place += 1) {
    const share = cover ? (cover[place * 4 + 3] ?? 0) / 255 : 1;
    tones[place] = (placed.data[place * (placed.channels ?? 4)] ?? 0) * share;
  }
  const dots = await sharp(dithered(tones, width), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return (
    `<image transform="translate(${number(x)} ${number(y)}) rotate(${number(rotation)})" ` +
    `x="${number(-w / 2)}" y="${number(-h / 2)}" width="${number(w)}" height="${number(h)}" ` +
    `preserveAspectRatio="none" href="data:image/png;base64,${dots.toString('base64')}"/>`
  );
}

/** How much of each dot lies within the outline, in the fourth of four bytes. */
function coverOf(outline: string, w: number, h: number, width: number): Uint8Array {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" ` +
    `viewBox="${-w / 2} ${-h / 2} ${w} ${h}"><path d="${outline}"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().pixels;
}

/** Black dots as dense as the tones are bright, by Floyd and Steinberg’s error diffusion. */
export function dithered(tones: Float32Array, width: number): Uint8Array {
  const rest = tones.slice();
  const dots = new Uint8Array(tones.length).fill(255);
  for (let at = 0; at < rest.length; at += 1) {
    const tone = rest[at] ?? 0;
    const isMarked = tone >= 128;
    if (isMarked) dots[at] = 0;
    const error = tone - (isMarked ? 255 : 0);
    const [isFirst, isLast] = [at % width === 0, at % width === width - 1];
    const pass = (to: number, share: number) => {
      if (to < rest.length) rest[to] = (rest[to] ?? 0) + error * share;
    };
    if (!isLast) pass(at + 1, 7 / 16);
    if (!isFirst) pass(at + width - 1, 3 / 16);
    pass(at + width, 5 / 16);
    if (!isLast) pass(at + width + 1, 1 / 16);
  }
  return dots;
}
