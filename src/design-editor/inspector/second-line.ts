/** Breaks a text into two lines, so that its letters can be larger. */
import { OWN_PREFIX, type TextLayer } from '../../artwork/design/design.ts';
import { partsOf } from '../../artwork/render/wrap-text.ts';
import type { LayerChange } from '../editing/editing.ts';
import type { Fit } from '../gestures/pinch.ts';
import { resized } from './text-room.ts';

/** Null if it has several lines, is bent, or has no place to break it. Letters keep the size they are drawn in. */
export function inTwoLines(layer: TextLayer, fit: Fit): LayerChange | null {
  const { text } = layer;
  if (layer.lines || layer.arc || text.includes('\n')) return null;
  if (!layer.id.startsWith(OWN_PREFIX))
    return partsOf(text).length > 1 ? { lines: 2, ...resized(layer, fit, fit.size) } : null;
  const spaces = [...text.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index);
  const fromMiddle = (place: number) => Math.abs(place - text.length / 2);
  const [middle] = spaces.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return middle === undefined
    ? null
    : { text: `${text.slice(0, middle)}\n${text.slice(middle + 1)}` };
}
