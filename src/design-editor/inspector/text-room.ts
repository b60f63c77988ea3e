/** The size in which a text is drawn, how large it may become, and the change that makes it so large. */
import type { PrintArea, TextLayer } from '../../artwork/design/design.ts';
import { outlineText } from '../../artwork/render/outline-text.ts';
import type { Shaper } from '../../artwork/render/shaper.ts';
import { hundredth, type LayerChange } from '../editing/editing.ts';
import { baselineAt, widened, type Fit, type Spot } from '../gestures/pinch.ts';
import type { Frame } from '../stage/draw-layers.ts';

/** Of a text drawn with size 1: its width, and how far its letters reach from where it is placed. */
export interface Proportions {
  width: number;
  /** The share of its size in which it was drawn. */
  share: number;
  ahead: number;
  behind: number;
}

/** @param drawn the text as it was last drawn, so that its fonts have loaded */
export function proportionsOf(drawn: TextLayer, { box, x }: Frame, shaper: Shaper): Proportions {
  const { size, width } = outlineText(drawn, shaper);
  return {
    width: width / size,
    share: size / drawn.size,
    ahead: (box.right - x) / size,
    behind: (x - box.left) / size,
  };
}

export function fitOf(layer: TextLayer, { width, share }: Proportions): Fit {
  const { size, maxWidth = Infinity, maxHeight, clearOf } = layer;
  const isMeasured = maxHeight !== undefined || clearOf !== undefined;
  const fitted = isMeasured ? size * share : Math.min(size, maxWidth / width);
  return { size: fitted, width: fitted * width };
}

/** Draws a text in another size where it is: on its baseline, or around its middle if it is centred. */
export function resized(layer: TextLayer, fit: Fit, size: number): LayerChange {
  const { x, y } = baselineAt(layer, size);
  const moved = layer.centred && { x: hundredth(x), y: hundredth(y) };
  return { ...widened(layer, fit, size), ...moved };
}

/** The size in mm at which a text reaches the edge of the safe zone; Infinity for a bent one. */
export function mostSize(layer: TextLayer, letters: Proportions, area: PrintArea): number {
  if (layer.arc) return Infinity;
  const turn = ((layer.rotation ?? 0) * Math.PI) / 180;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const most = (way: Spot, share: number) =>
    share > 0 ? reach(layer, way, area) / share : Infinity;
  return Math.min(most({ x, y }, letters.ahead), most({ x: -x, y: -y }, letters.behind));
}

/** The distance in mm from a point to the edge of the safe zone; 0 if the point is outside. */
function reach({ x, y }: Spot, way: Spot, { w, h, safe, round }: PrintArea): number {
  if (round) {
    const [fromX, fromY] = [x - w / 2, y - h / 2];
    const along = fromX * way.x + fromY * way.y;
    const inside = (Math.min(w, h) / 2 - safe) ** 2 - fromX ** 2 - fromY ** 2;
    return inside < 0 ? 0 : Math.sqrt(along ** 2 + inside) - along;
  }
  const until = (from: number, by: number, length: number) =>
    by > 0 ? (length - safe - from) / by : by < 0 ? (safe - from) / by : Infinity;
  return Math.max(0, Math.min(until(x, way.x, w), until(y, way.y, h)));
}
