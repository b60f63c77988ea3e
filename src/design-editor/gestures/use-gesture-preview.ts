/**
 * Shows a gesture on the stage by moving what is drawn already. Drawing a design again takes longer
 * than a frame on slow devices, so the design itself changes when the gesture ends.
 */
import { useLayoutEffect, type RefObject } from 'react';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { Guide } from './snapping.ts';

/** By layer: a CSS transform, with px for mm. */
export type Transforms = ReadonlyMap<string, string>;

/** The elements of the stage that belong to a layer. */
const FOLLOWS = '[data-follows]';
/** The path that shows where a layer snaps. */
const GUIDES = '[data-guides]';

/** @param drawn a new value ends the preview: the drawing then shows the result */
export function useGesturePreview(stage: RefObject<HTMLElement | null>, drawn: unknown) {
  useLayoutEffect(() => show(stage.current, new Map()), [stage, drawn]);
  return {
    show: (transforms: Transforms) => show(stage.current, transforms),
    clear: () => show(stage.current, new Map()),
    /** @param across the part of the stage that the guides cross */
    guide: (guides: readonly Guide[], across: Box) => guide(stage.current, guides, across),
  };
}

function show(stage: HTMLElement | null, transforms: Transforms): void {
  for (const { style, dataset } of stage?.querySelectorAll<SVGElement>(FOLLOWS) ?? []) {
    const transform = transforms.get(dataset['follows'] ?? '') ?? '';
    if (style.transform === transform) continue;
    // With a surface of its own, the browser moves the element without painting the stage again.
    style.willChange = transform && 'transform';
    style.transform = transform;
  }
}

function guide(
  stage: HTMLElement | null,
  guides: readonly Guide[],
  { left, top, right, bottom }: Box,
): void {
  const lines = stage?.querySelector(GUIDES);
  const d = guides
    .map(({ axis, at }) => (axis === 'x' ? `M${at} ${top}V${bottom}` : `M${left} ${at}H${right}`))
    .join('');
  if (lines && lines.getAttribute('d') !== d) lines.setAttribute('d', d);
}
