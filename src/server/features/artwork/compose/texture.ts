/** A drawing as linear light: four numbers per texel, premultiplied by coverage. */
import { Resvg } from '@resvg/resvg-js';
import { pictureTable } from '../../../../artwork/plate/tone.ts';

export interface Texture {
  width: number;
  height: number;
  /** Red, green, blue (linear, premultiplied) and coverage, 0 to 1. */
  texels: Float32Array;
}

const LINEAR = pictureTable();

export function rasterise(svg: string, width: number): Texture {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const bytes = image.pixels;
  const texels = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 4) {
    const alpha = bytes[at + 3] ?? 0;
    if (alpha === 0) continue;
    const coverage = alpha / 255;
    texels[at] = linear(bytes[at] ?? 0, alpha) * coverage;
    texels[at + 1] = linear(bytes[at + 1] ?? 0, alpha) * coverage;
    texels[at + 2] = linear(bytes[at + 2] ?? 0, alpha) * coverage;
    texels[at + 3] = coverage;
  }
  return { width: image.width, height: image.height, texels };
}

/** The renderer premultiplies colours before the sRGB curve; light must be premultiplied after it. */
function linear(byte: number, alpha: number): number {
  return LINEAR[alpha === 255 ? byte : Math.min(255, Math.round((byte * 255) / alpha))] ?? 0;
}
