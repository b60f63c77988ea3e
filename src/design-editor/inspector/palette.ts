/** The colours of a design, and how well a colour can be read on what is behind it. */
import type { DesignDocument, Layer } from '../../artwork/design/design.ts';
import { srgbToLinear } from '../../artwork/plate/tone.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Ground } from './grounds.ts';

const MOST_COLOURS = 8;
/** Colours closer than this look alike. In bytes, over the three channels. */
const ALIKE = 40;
/** The least contrast of large text by WCAG 2.2. */
const LEAST_CONTRAST = 3;
/** A smaller share of weak ground is an edge or a stroke that letters bridge. */
const LEAST_WEAK = 0.15;
const HEX = /^#[0-9a-f]{6}$/;

/** What a design offers to choose from. Colours are `#rrggbb`. */
export interface Inks {
  palette: readonly string[];
  /** The colour behind the design as a whole. */
  ground: string;
}

export function inksOf(document: DesignDocument, surface: string): Inks {
  const ground = groundOf(document, surface);
  return { ground, palette: paletteOf(document, ground) };
}

/** Of texts first, then the most frequent ones; without the colour behind them, and each once. */
export function paletteOf({ layers }: DesignDocument, ground: string): string[] {
  const texts = layers.flatMap((layer) => (layer.type === 'text' ? [layer.fill] : []));
  const others = byFrequency(
    layers.flatMap((layer) => (layer.type === 'text' ? [] : inksIn(layer))),
  );
  const palette: string[] = [];
  for (const ink of [...byFrequency(texts), ...others])
    if (HEX.test(ink) && [ground, ...palette].every((other) => distance(ink, other) > ALIKE))
      palette.push(ink);
  return palette.slice(0, MOST_COLOURS);
}

/** The colour behind the design: a rectangle over the whole area, or else the blank itself. */
export function groundOf({ area, layers }: DesignDocument, surface: string): string {
  const ground = layers.findLast(
    (layer) =>
      layer.type === 'rect' &&
      layer.opacity === undefined &&
      HEX.test(layer.fill) &&
      layer.x <= 0 &&
      layer.y <= 0 &&
      layer.x + layer.w >= area.w &&
      layer.y + layer.h >= area.h,
  );
  return ground?.type === 'rect' ? ground.fill : surface;
}

export function isHardToRead(ink: string, grounds: readonly Ground[]): boolean {
  return weakShare(ink, grounds) >= LEAST_WEAK;
}

/** How much of the ground has too little contrast with a colour, from 0 to 1. */
export function weakShare(ink: string, grounds: readonly Ground[]): number {
  return grounds.reduce(
    (sum, { hex, share }) => sum + (contrast(ink, hex) < LEAST_CONTRAST ? share : 0),
    0,
  );
}

/** From 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The name of the most similar colour of the shop's. */
export function nearestName(ink: string): Colour['name'] {
  return COLOURS.reduce((best, colour) =>
    distance(ink, colour.hex) < distance(ink, best.hex) ? colour : best,
  ).name;
}

function inksIn(layer: Layer): string[] {
  if (layer.type === 'rect') return [layer.fill];
  if (layer.type !== 'path') return [];
  return [layer.fill, layer.stroke].flatMap((ink) => (ink ? [ink] : []));
}

function byFrequency(inks: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const ink of inks) counts.set(ink, (counts.get(ink) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([ink]) => ink);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((byte) => srgbToLinear(byte / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function distance(one: string, other: string): number {
  const [from, to] = [channels(one), channels(other)];
  return from.reduce((sum, byte, place) => sum + Math.abs(byte - (to[place] ?? 0)), 0);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
