/** Places for photographs. */
import type { PhotoShape, Surface } from '../../../src/artwork/design/design.ts';
import { cropOf, fullCrop } from '../../../src/artwork/design/crop-framing.ts';
import type { Drawn, DrawnPlace } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import type { Photograph } from '../../photographs/photographs.ts';

/** Width divided by height of all our photographs. */
const SQUARE = 1;
/** Percent brighter where there is one tone, so that skies and walls stand apart from what is before them. */
const ENGRAVED = 25;

export interface PlaceLook {
  shape?: PhotoShape;
  rotation?: number;
}

export interface Box {
  /** The centre in mm. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export function photoPlace(
  { mark }: Surface,
  { x, y, w, h }: Box,
  photo: Photograph,
  { shape, rotation }: PlaceLook = {},
): DrawnPlace {
  const middle = { zoom: 1, across: 0.5, down: 0.5 };
  return {
    type: 'place',
    x: number(x),
    y: number(y),
    w: number(w),
    h: number(h),
    ...(rotation !== undefined && { rotation }),
    ...(shape && { shape }),
    ...(mark && { mark }),
    sample: {
      photo,
      crop: cropOf(middle, fullCrop(SQUARE, w / h)),
      ...(mark && { brightness: ENGRAVED }),
    },
  };
}

/** Boxes in rows, `gap` mm apart, that fill a frame. */
export function gridOf({ x, y, w, h }: Box, columns: number, rows: number, gap: number): Box[] {
  const [wide, high] = [(w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows];
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: x - w / 2 + wide / 2 + (at % columns) * (wide + gap),
    y: y - h / 2 + high / 2 + Math.floor(at / columns) * (high + gap),
    w: wide,
    h: high,
  }));
}

/** The largest box of those proportions in the middle of a frame. */
export function within({ x, y, w, h }: Box, proportion: number): Box {
  const wide = Math.min(w, h * proportion);
  return { x, y, w: wide, h: wide / proportion };
}

/** A photograph that runs over the edge into the bleed. */
export function overTheEdge(surface: Surface, photo: Photograph): DrawnPlace {
  const { w, h, bleed } = surface.area;
  const box = { x: w / 2, y: h / 2, w: w + 2 * bleed, h: h + 2 * bleed };
  return photoPlace(surface, box, photo);
}

/** A place on a card with a white margin, as from an instant camera; `foot` in shares of the width. */
export function instantPhoto(
  surface: Surface,
  { x, y, w }: Omit<Box, 'h'>,
  photo: Photograph,
  rotation: number,
  paper = '#ffffff',
): Drawn[] {
  const side = w * 0.86;
  const [edge, foot] = [w * 0.07, w * 0.22];
  const h = side + edge + foot;
  const turn = (rotation * Math.PI) / 180;
  const down = (side + edge + edge - h) / 2;
  return [
    card(x + w * 0.014, y + w * 0.02, w, h, '#2b3134', rotation, 0.16),
    card(x, y, w, h, paper, rotation),
    photoPlace(
      surface,
      { x: x - Math.sin(turn) * down, y: y + Math.cos(turn) * down, w: side, h: side },
      photo,
      { rotation },
    ),
  ];
}

function card(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rotation: number,
  opacity?: number,
): Drawn {
  const [right, foot] = [number(w / 2), number(h / 2)];
  return {
    type: 'path',
    x: number(x),
    y: number(y),
    rotation,
    d: `M${-right} ${-foot}L${right} ${-foot}L${right} ${foot}L${-right} ${foot}Z`,
    fill,
    ...(opacity !== undefined && { opacity }),
  };
}
