/** Rings around the exact places of a problem, such as the dot of an i that would fall off. */
import type { Box } from '../../artwork/check/layer-bounds.ts';

export interface SpotsProps {
  boxes: readonly Box[];
  /** The gap in mm between a ring and what it marks. */
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
            {/* A pale line under the ring keeps it visible on dark backgrounds. */}
            <rect {...ring} className="stroke-white stroke-[6px]" />
            <rect {...ring} className="stroke-clay stroke-2" />
          </g>
        );
      })}
    </g>
  );
}
