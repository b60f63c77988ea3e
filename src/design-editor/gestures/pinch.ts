/** Measures a two-finger gesture: scale, rotation and movement. */
import type { Layer } from '../../artwork/design/design.ts';
import { alter, move, ownIn, type Editing } from '../editing/editing.ts';

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

/** Angles this close to upright snap to upright. */
const UPRIGHT_DEGREES = 4;
const QUARTER = 90;
const LEAST_MM = 1;

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

/** @param pinch in mm */
export function pinched(editing: Editing, layer: Layer, { scale, turn, dx, dy }: Pinch): Editing {
  const moved = move(editing, layer, dx, dy);
  const scaled = (length: number) => Math.max(LEAST_MM, Math.round(length * scale * 100) / 100);
  if (layer.type === 'rect') return moved;
  const rotation = upright((layer.rotation ?? 0) + turn);
  if (layer.type === 'text') return alter(moved, layer, { size: scaled(layer.size), rotation });
  const own = ownIn(editing, layer.id);
  if (own?.type === 'photo')
    return alter(moved, layer, { w: scaled(own.w), h: scaled(own.h), rotation });
  return own?.type === 'clipart'
    ? alter(moved, layer, { size: scaled(own.size), rotation })
    : moved;
}

function upright(degrees: number): number {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
  const nearest = Math.round(turned / QUARTER) * QUARTER;
  return Math.abs(turned - nearest) < UPRIGHT_DEGREES ? nearest + 0 : Math.round(turned);
}
