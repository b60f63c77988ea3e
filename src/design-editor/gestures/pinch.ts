/** Measures gestures that move, scale and rotate a layer, and applies them. */
import type { Layer, TextLayer } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { CENTRING, outlineText } from '../../artwork/render/outline-text.ts';
import type { Shaper } from '../../artwork/render/shaper.ts';
import {
  alter,
  hundredth,
  move,
  ownIn,
  type Editing,
  type LayerChange,
} from '../editing/editing.ts';

export interface Spot {
  x: number;
  y: number;
}
export type Two = readonly [Spot, Spot];

export interface Pinch {
  scale: number;
  /** Degrees clockwise. */
  turn: number;
  /** Movement of the centre, in the unit of the spots. */
  dx: number;
  dy: number;
}

/** A text after it was fitted to its greatest width, in mm. */
export interface Fit {
  /** Per em. */
  size: number;
  width: number;
}

/** What a gesture takes hold of. */
export interface Hold {
  layer: Layer;
  /** The point that a layer is scaled and rotated about. */
  pivot: Spot;
  /** Of a text. */
  fitted?: Fit;
}

/** Angles this close to upright snap to upright. */
const UPRIGHT_DEGREES = 4;
const QUARTER = 90;
const LEAST_MM = 1;
/** Nothing is scaled to less of its size in one gesture. */
const LEAST_SCALE = 0.05;

export function pinchOf(from: Two, to: Two): Pinch {
  const before = between(from);
  const after = between(to);
  return {
    scale: after.apart / Math.max(1, before.apart),
    turn: ((after.angle - before.angle) * 180) / Math.PI,
    dx: after.x - before.x,
    dy: after.y - before.y,
  };
}

export function between([one, other]: Two): Spot & { apart: number; angle: number } {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    apart: Math.hypot(dx, dy),
    angle: Math.atan2(dy, dx),
  };
}

/** @param box of the layer as drawn; a layer that shows nothing turns about its origin */
export function holdOf(layer: Layer, box: Box | undefined, shaper: Shaper): Hold {
  const pivot = box
    ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    : { x: layer.x, y: layer.y };
  if (layer.type !== 'text') return { layer, pivot };
  const { size, width } = outlineText(layer, shaper);
  return { layer, pivot, fitted: { size, width } };
}

/** The gesture as the layer follows it: upright angles snap, and nothing vanishes. */
export function followed({ layer }: Hold, pinch: Pinch): Pinch {
  if (layer.type === 'rect') return { ...pinch, scale: 1, turn: 0 };
  const before = layer.rotation ?? 0;
  return {
    ...pinch,
    scale: Math.max(LEAST_SCALE, pinch.scale),
    // A gesture without a turn leaves fractions of a degree alone.
    turn: pinch.turn === 0 ? 0 : upright(before + pinch.turn) - before,
  };
}

/** @param pinch in mm */
export function pinched(editing: Editing, hold: Hold, pinch: Pinch): Editing {
  const { layer, pivot, fitted } = hold;
  const { scale, turn, dx, dy } = followed(hold, pinch);
  const from = scale === 1 ? layer : seenAt(hold);
  const arm = turned({ x: from.x - pivot.x, y: from.y - pivot.y }, turn);
  const moved = move(
    editing,
    layer,
    pivot.x + arm.x * scale - layer.x + dx,
    pivot.y + arm.y * scale - layer.y + dy,
  );
  if (layer.type === 'rect') return moved;
  const scaled = (length: number) => Math.max(LEAST_MM, hundredth(length * scale));
  const rotation = turn === 0 ? {} : { rotation: upright((layer.rotation ?? 0) + turn) };
  if (layer.type === 'text')
    return alter(moved, layer, {
      ...rotation,
      ...(scale !== 1 && fitted && widened(layer, fitted, scaled(fitted.size))),
    });
  const own = ownIn(editing, layer.id);
  if (own?.type === 'photo')
    return alter(moved, layer, { w: scaled(own.w), h: scaled(own.h), ...rotation });
  return own?.type === 'clipart'
    ? alter(moved, layer, { size: scaled(own.size), ...rotation })
    : moved;
}

/**
 * The change that draws a text in another size: a greatest width that it exceeds becomes wider. Where lines are wrapped,
 * it follows the size, so that they stay the same.
 */
export function widened(layer: TextLayer, fit: Fit, size: number): LayerChange {
  const { maxWidth, maxHeight } = layer;
  const by = size / fit.size;
  if (maxHeight !== undefined)
    return {
      size: hundredth(layer.size * by),
      maxHeight: hundredth(maxHeight * by),
      ...(maxWidth !== undefined && { maxWidth: hundredth(maxWidth * by) }),
    };
  const width = (fit.width * size) / fit.size;
  // A little more, so that rounding does not shrink it again.
  const room = maxWidth !== undefined && width > maxWidth && { maxWidth: hundredth(width + 0.01) };
  return { size, ...room };
}

/** Where the baseline of a text begins if fitting draws it in that size. */
export function baselineAt(layer: TextLayer, size: number): Spot {
  const down = layer.centred ? (size - layer.size) * CENTRING : 0;
  const arm = turned({ x: 0, y: down }, layer.rotation ?? 0);
  return { x: layer.x + arm.x, y: layer.y + arm.y };
}

/** Fitting no longer moves the baseline of a text that is set in the size it is seen in. */
function seenAt({ layer, fitted }: Hold): Spot {
  return layer.type === 'text' && fitted ? baselineAt(layer, fitted.size) : layer;
}

/** The CSS transform that shows the gesture on a drawing of the layer, with px for mm. */
export function transformOf(hold: Hold, pinch: Pinch): string {
  const { x, y } = hold.pivot;
  const { scale, turn, dx, dy } = followed(hold, pinch);
  return (
    `translate(${x + dx}px, ${y + dy}px) rotate(${turn}deg) scale(${scale}) ` +
    `translate(${-x}px, ${-y}px)`
  );
}

function turned({ x, y }: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function upright(degrees: number): number {
  const around = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const nearest = Math.round(around / QUARTER) * QUARTER;
  return Math.abs(around - nearest) < UPRIGHT_DEGREES ? nearest + 0 : Math.round(around);
}
