/** The print area on the stage: the blank's surface, and the lines drawn over the design. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea } from '../../artwork/design/design.ts';

/** Relative to the longer side. */
const MARGIN = 0.03;

/** The print area with a margin, which the stage shows when it is not enlarged. */
export function shownOf({ w, h, bleed }: PrintArea): Box {
  const margin = Math.max(w, h) * MARGIN + bleed;
  return { left: -margin, top: -margin, right: w + margin, bottom: h + margin };
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

/** The edge, the safe area and the guides of a layer that is being dragged. */
export function AreaLines({ area, perPixel }: { area: PrintArea; perPixel: number }) {
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
      {/* A gesture sets its path: see use-gesture-preview.ts. */}
      <path data-guides="" strokeWidth={perPixel} className="editor-guides stroke-bottle" />
    </g>
  );
}
