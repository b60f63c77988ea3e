/**
 * The drawing vocabulary of our designs: leaves, sprigs, wreaths, flowers, text. Lengths in mm,
 * angles clockwise from upright.
 */
import { DESIGN_VERSION } from '../design/design.ts';
import type {
  DesignDocument,
  FontId,
  PathLayer,
  PlaceLayer,
  PrintArea,
  RectLayer,
  TextLayer,
} from '../design/design.ts';
import { number } from '../render/number.ts';

type Without<Part, Keys extends PropertyKey> = Part extends unknown ? Omit<Part, Keys> : never;

/** A layer before `designDocument` assigns its id. */
export type Drawn = Without<PathLayer | RectLayer | TextLayer | PlaceLayer, 'id'>;
export type DrawnPlace = Omit<PlaceLayer, 'id'>;
export type DrawnPath = Omit<PathLayer, 'id'>;
export type DrawnText = Omit<TextLayer, 'id'>;
export type DrawnRect = Omit<RectLayer, 'id'>;

/** Unit outlines: leaves grow from the origin one mm upwards, the others extend one mm around it. */
export const LEAF = 'M0 0C.3 -.22 .32 -.72 0 -1C-.32 -.72 -.3 -.22 0 0Z';
export const SLIM_LEAF = 'M0 0C.15 -.25 .17 -.7 0 -1C-.17 -.7 -.15 -.25 0 0Z';
export const PETAL = 'M0 0C-.42 -.2 -.46 -.85 0 -1C.46 -.85 .42 -.2 0 0Z';
export const HEART =
  'M0 .62C-1 -.2 -.7 -1 -.25 -.9C-.1 -.87 0 -.74 0 -.6C0 -.74 .1 -.87 .25 -.9C.7 -1 1 -.2 0 .62Z';
export const DOT = 'M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z';
export const STAR =
  'M0 -1C.1 -.25 .25 -.1 1 0C.25 .1 .1 .25 0 1C-.1 .25 -.25 .1 -1 0C-.25 -.1 -.1 -.25 0 -1Z';

/**
 * Puts drawn layers together. Ids are derived from the layers: the field's name for texts that
 * shoppers write, `photo` for places for photographs, else kind and position in the drawing, so that the same template always gives the
 * same ids.
 */
export function designDocument(
  template: string,
  area: PrintArea,
  drawn: readonly Drawn[],
): DesignDocument {
  const seen = new Map<string, number>();
  const layers = drawn.map((layer) => {
    const name = nameOf(layer);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...layer, id: count === 1 ? name : `${name}-${count}` };
  });
  return { v: DESIGN_VERSION, template, area, layers };
}

function nameOf(layer: Drawn): string {
  if (layer.type === 'place') return 'photo';
  return layer.type === 'text' && layer.field !== undefined ? layer.field : layer.type;
}

/** A filled outline placed at a point. */
export function path(
  x: number,
  y: number,
  d: string,
  fill: string,
  options: Partial<DrawnPath> = {},
): DrawnPath {
  return { type: 'path', x: number(x), y: number(y), d, fill, ...options };
}

/** A filled outline in the area's own coordinates: hills, stripes, grounds. */
export function shape(d: string, fill: string, options: Partial<DrawnPath> = {}): DrawnPath {
  return { type: 'path', x: 0, y: 0, d, fill, ...options };
}

/** A stroke in the area's own coordinates. */
export function line(
  d: string,
  stroke: string,
  strokeWidth: number,
  options: Partial<DrawnPath> = {},
): DrawnPath {
  return { type: 'path', x: 0, y: 0, d, stroke, strokeWidth: number(strokeWidth), ...options };
}

/** Text, centred on x with y as its baseline unless the options differ. */
export function text(
  x: number,
  y: number,
  font: FontId,
  size: number,
  words: string,
  fill: string,
  options: Partial<DrawnText> = {},
): DrawnText {
  return {
    type: 'text',
    x: number(x),
    y: number(y),
    font,
    size: number(size),
    text: words,
    align: 'centre',
    fill,
    ...options,
  };
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  options: Partial<DrawnRect> = {},
): DrawnRect {
  return { type: 'rect', x: number(x), y: number(y), w: number(w), h: number(h), fill, ...options };
}

/** A painted background over the area and its bleed; never engraved. */
export function ground(area: PrintArea, fill: string): DrawnRect {
  const { w, h, bleed } = area;
  return rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed, fill, { engrave: false });
}

export function dot(
  x: number,
  y: number,
  radius: number,
  fill: string,
  options: Partial<DrawnPath> = {},
): DrawnPath {
  return path(x, y, DOT, fill, { scale: number(radius), ...options });
}

export function heart(
  x: number,
  y: number,
  radius: number,
  fill: string,
  options: Partial<DrawnPath> = {},
): DrawnPath {
  return path(x, y, HEART, fill, { scale: number(radius), ...options });
}

/** A four-pointed star. */
export function star(
  x: number,
  y: number,
  radius: number,
  fill: string,
  options: Partial<DrawnPath> = {},
): DrawnPath {
  return path(x, y, STAR, fill, { scale: number(radius), ...options });
}

export function leaf(
  x: number,
  y: number,
  rotation: number,
  length: number,
  fill: string,
  outline = LEAF,
): DrawnPath {
  return path(x, y, outline, fill, { rotation: number(rotation), scale: number(length) });
}

export function flower(
  x: number,
  y: number,
  radius: number,
  petal: string,
  core: string,
  petals = 6,
): DrawnPath[] {
  const around = Array.from({ length: petals }, (_, turn) =>
    path(x, y, PETAL, petal, { rotation: number((turn * 360) / petals), scale: number(radius) }),
  );
  return [...around, dot(x, y, radius * 0.26, core)];
}
