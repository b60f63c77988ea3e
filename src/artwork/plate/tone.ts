/** Tone curves of our photographs. All sums use linear light; this module alone converts it back for the screen. */

/** How a plane of light was stored: linear = (byte / 255) ^ gamma × scale. */
export interface PlaneEncoding {
  scale: number;
  gamma: number;
}

/** Tones are exact up to this value of the largest channel; brighter ones roll off softly instead of clipping. */
export const SHOULDER = 0.82;
const HEADROOM = 1 - SHOULDER;

/** Factor for all three channels that keeps the hue; `peak` is the largest of them. */
export function toneScale(peak: number): number {
  if (peak <= SHOULDER) return 1;
  return (SHOULDER + HEADROOM * (1 - Math.exp((SHOULDER - peak) / HEADROOM))) / peak;
}

export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function linearToSrgb(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear light of every byte of an ordinary picture. */
export function pictureTable(): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));
}

/** Linear light of every byte of a stored plane. */
export function planeTable({ scale, gamma }: PlaneEncoding): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** gamma * scale);
}
