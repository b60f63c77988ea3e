/** The print area on the stage: the blank's surface, and the lines drawn over the design. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea } from '../../artwork/design/design.ts';
import type { Side } from '../product/sides.ts';

/** Relative to the longer side. */
const MARGIN = 0.03;
/** Beyond the stage, in mm. */
const FAR = 9999;

/** The print area with a margin, which the stage shows when it is not enlarged. */
export function shownOf({ w, h, bleed }: PrintArea): Box {
  const margin = Math.max(w, h) * MARGIN + bleed;
  return { left: -margin, top: -margin, right: w + margin, bottom: h + margin };
}

/** How much of the stage's width one side takes with the same margin left and right; 1 without sides. */
export function shareOfSide(area: PrintArea, sides: readonly Side[]): number {
  const { left, right } = shownOf(area);
  const broadest = sides.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  return ((broadest || area.w) - 2 * left) / (right - left);
}

export interface AreaGroundProps {
  area: PrintArea;
  /** The blank's colour. */
  surface: string;
  /** Id of the clip path of what is drawn: nothing beyond the bleed. */
  clip: string;
}

export function AreaGround({ area, surface, clip }: AreaGroundProps) {
  const surfaceBox = {
    x: -area.bleed,
    y: -area.bleed,
    width: area.w + 2 * area.bleed,
    height: area.h + 2 * area.bleed,
    rx: area.round && area.w / 2 + area.bleed,
  };
  return (
    <>
      <rect {...surfaceBox} fill={surface} pointerEvents="none" />
      <clipPath id={clip}>
        <rect {...surfaceBox} />
      </clipPath>
    </>
  );
}

export interface AreaLinesProps {
  area: PrintArea;
  /** Mm per screen pixel. */
  perPixel: number;
  /** The only one that is shown in full. */
  side: Side | undefined;
}

/** The edge, the safe area, what is beside a side and the guides of a layer that is being dragged. */
export function AreaLines({ area, perPixel, side }: AreaLinesProps) {
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
      {side && (
        <path
          d={`M-${FAR}-${FAR}H${FAR}V${FAR}H-${FAR}ZM${side.from} 0H${side.to}V${area.h}H${side.from}Z`}
          vectorEffect="non-scaling-stroke"
          className="editor-beyond stroke-edge"
        />
      )}
      {/* A gesture sets its path: see use-gesture-preview.ts. */}
      <path data-guides="" strokeWidth={perPixel} className="editor-guides stroke-bottle" />
    </g>
  );
}
