/** Rings around the very places where something is wrong: the dot of an i, a letter that would fall off. */
import type { Box } from '../../artwork/check/layer-bounds.ts';

export interface SpotsProps {
  boxes: readonly Box[];
  /** Between a ring and what it marks, in mm. */
  air: number;
}

export function Spots({ boxes, air }: SpotsProps) {
  return (
    <g aria-hidden="true" pointerEvents="none" fill="none">
      {boxes.map(({ left, top, right, bottom }) => {
        const ring = {
          x: left - air,
          y: top - air,
          rx: air,
          width: right - left + 2 * air,
          height: bottom - top + 2 * air,
          vectorEffect: 'non-scaling-stroke',
        };
        return (
          <g key={`${left} ${top}`} data-spot="">
            {/* Pale under the ring, so that it is seen on dark grounds too. */}
            <rect {...ring} className="stroke-white stroke-[6px]" />
            <rect {...ring} className="stroke-clay stroke-2" />
          </g>
        );
      })}
    </g>
  );
}
