/** How different two colours look. Colours are `#rrggbb`. */
import { srgbToLinear } from '../plate/tone.ts';

/** From 1 to 21, by WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of this opacity over another one. */
export function mixed(over: string, under: string, opacity: number): string {
  if (opacity >= 1) return over;
  const below = channels(under);
  const bytes = channels(over).map((byte, at) => byte * opacity + (below[at] ?? 0) * (1 - opacity));
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((byte) => srgbToLinear(byte / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
