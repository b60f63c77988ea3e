/** The colours of a design, and how well a colour can be read on what is behind it. */
import { channels, contrastOf } from '../../artwork/design/contrast.ts';
import type { DesignDocument, Layer } from '../../artwork/design/design.ts';
import { srgbToLinear } from '../../artwork/plate/tone.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Ground } from './grounds.ts';

const MOST_COLOURS = 8;
/** Colours of a design closer than this are shades of one colour, of which one is enough. In Oklab. */
const ALIKE = 0.1;
/** The shop's own colours are left out if the design has almost the same. */
const SAME = 0.07;
/** The least contrast of large text by WCAG 2.2. */
const LEAST_CONTRAST = 3;
/** A smaller share of weak ground is an edge or a stroke that letters bridge. */
const LEAST_WEAK = 0.15;
const [BLACK, WHITE] = ['#000000', '#ffffff'];
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

/** Those that the design does not have. @param value the colour in use, which is always offered */
export function otherColours(palette: readonly string[], value: string): Colour[] {
  return COLOURS.filter(
    ({ hex }) => hex === value || palette.every((ink) => distance(ink, hex) > SAME),
  ).filter(({ hex }) => !palette.includes(hex));
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

/** The first of the design's colours that can be read, or else what can be read on the most of the ground. */
export function readableInk(palette: readonly string[], grounds: readonly Ground[]): string {
  const inks = [...palette.slice(0, 1), BLACK, ...palette.slice(1), WHITE];
  const weak = (ink: string) => weakShare(ink, grounds);
  return (
    inks.find((ink) => !isHardToRead(ink, grounds)) ??
    inks.reduce((best, ink) => (weak(ink) < weak(best) ? ink : best), BLACK)
  );
}

/** The most colourful of the design's colours that can be read, for what is drawn and not read; else a readable one. */
export function accentInk(palette: readonly string[], grounds: readonly Ground[]): string {
  const [accent] = palette
    .filter((ink) => !isHardToRead(ink, grounds))
    .toSorted((one, other) => colourfulness(other) - colourfulness(one));
  return accent ?? readableInk(palette, grounds);
}

/** How much of the ground has too little contrast with a colour, from 0 to 1. */
export function weakShare(ink: string, grounds: readonly Ground[]): number {
  return grounds.reduce(
    (sum, { hex, share }) => sum + (contrastOf(ink, hex) < LEAST_CONTRAST ? share : 0),
    0,
  );
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

/** As eyes see it, by https://bottosson.github.io/posts/oklab/. */
function distance(one: string, other: string): number {
  const [from, to] = [oklab(one), oklab(other)];
  return Math.hypot(...from.map((value, place) => value - (to[place] ?? 0)));
}

function colourfulness(ink: string): number {
  const [, a = 0, b = 0] = oklab(ink);
  return Math.hypot(a, b);
}

function oklab(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((byte) => srgbToLinear(byte / 255));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
