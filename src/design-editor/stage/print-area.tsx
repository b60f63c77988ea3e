/** The print area on the stage: the blank's surface, and the lines drawn over the design. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea } from '../../artwork/design/design.ts';
import type { Guide } from '../gestures/snapping.ts';

export interface AreaGroundProps {
  area: PrintArea;
  /** The blank's colour. */
  surface: string;
  /** Id of the clip path of a round area. */
  disc: string;
}

export function AreaGround({ area, surface, disc }: AreaGroundProps) {
  return (
    <>
      <rect
        x={-area.bleed}
        y={-area.bleed}
        width={area.w + 2 * area.bleed}
        height={area.h + 2 * area.bleed}
        rx={area.round && area.w / 2 + area.bleed}
        fill={surface}
        pointerEvents="none"
      />
      {area.round && (
        <clipPath id={disc}>
          <circle cx={area.w / 2} cy={area.h / 2} r={area.w / 2 + area.bleed} />
        </clipPath>
      )}
    </>
  );
}

export interface AreaLinesProps {
  area: PrintArea;
  guides: readonly Guide[];
  /** The visible part of the stage, across which guides run. */
  shown: Box;
}

/** The edge, the safe area and the guides of a layer that is being dragged. */
export function AreaLines({ area, guides, shown }: AreaLinesProps) {
  const { left, top, right, bottom } = shown;
  return (
    <g aria-hidden="true" pointerEvents="none" fill="none" strokeWidth="1">
      <rect
        width={area.w}
        height={area.h}
        rx={area.round && area.w / 2}
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
      />
      {/* A pale line under the dashes keeps them visible on every background. */}
      {['stroke-white/70', 'stroke-clay [stroke-dasharray:4]'].map((look) => (
        <rect
          key={look}
          x={area.safe}
          y={area.safe}
          width={area.w - 2 * area.safe}
          height={area.h - 2 * area.safe}
          rx={area.round && area.w / 2 - area.safe}
          vectorEffect="non-scaling-stroke"
          className={look}
        />
      ))}
      {guides.map(({ axis, at }) => (
        <path
          key={`${axis}${at}`}
          d={axis === 'x' ? `M${at} ${top}V${bottom}` : `M${left} ${at}H${right}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-bottle"
        />
      ))}
    </g>
  );
}
