/** The grips of the selected layer: corners scale it, a round one beside it rotates it. Keys do the same. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { Pinch, Spot } from '../gestures/pinch.ts';
import { useGrip, type GripOptions } from '../gestures/use-grip.ts';
import type { Frame } from './draw-layers.ts';
import { atLeast, placeOfTurnGrip, rotatedAbout } from './grip-places.ts';

export interface SelectionGripsProps {
  /** What else is drawn. */
  others: readonly Box[];
  frame: Frame;
  /** Of the layer as drawn; its middle stays in place. */
  box: Box;
  /** The gap in mm between the layer and its frame. */
  air: number;
  /** Mm per screen pixel. */
  perPixel: number;
  /** The visible part of the stage, which the grips stay within. */
  shown: Box;
  onStart: () => void;
  onPinch: (pinch: Pinch) => void;
  onEnd: () => void;
}

const DOT_PX = 6.5;
const TURN_PX = 11;
/** Between two grips at corners. */
const LEAST_SIDE_PX = 26;
/** From the frame to the grip that rotates. */
const ARM_PX = 26;
/** Room for a mouse, and for a finger. */
const TARGETS_PX = { fine: 12, coarse: 22 };
/** Room for fingers lies outside the frame, so that small layers can still be dragged. */
const OUTWARD_PX = 13;

export function SelectionGrips({
  others,
  frame,
  box,
  air,
  perPixel,
  shown,
  ...events
}: SelectionGripsProps) {
  const { rotation, x, y } = frame;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const edge = atLeast(
    {
      left: frame.box.left - air,
      top: frame.box.top - air,
      right: frame.box.right + air,
      bottom: frame.box.bottom + air,
    },
    LEAST_SIDE_PX * perPixel,
  );
  const corners = [
    { x: edge.left, y: edge.top, across: -1, down: -1 },
    { x: edge.right, y: edge.top, across: 1, down: -1 },
    { x: edge.right, y: edge.bottom, across: 1, down: 1 },
    { x: edge.left, y: edge.bottom, across: -1, down: 1 },
  ];
  const turn = placeOfTurnGrip(
    edge,
    ARM_PX * perPixel,
    TURN_PX * perPixel,
    shown,
    (spot) => rotatedAbout(spot, frame),
    others,
  );
  const grip = { pivot: middle, perPixel, ...events };
  return (
    <g data-grips="" aria-hidden="true" transform={`rotate(${rotation} ${x} ${y})`}>
      <path
        d={`M${turn.from.x} ${turn.from.y}L${turn.at.x} ${turn.at.y}`}
        strokeWidth={2 * perPixel}
        className="stroke-bottle"
      />
      {corners.map(({ across, down, ...at }) => (
        <Grip
          key={`${across}${down}`}
          {...grip}
          kind="size"
          at={at}
          outward={{ x: across * OUTWARD_PX * perPixel, y: down * OUTWARD_PX * perPixel }}
          cursor={across === down ? 'nwse-resize' : 'nesw-resize'}
        />
      ))}
      <Grip {...grip} kind="turn" at={turn.at} outward={{ x: 0, y: 0 }} cursor="grab" />
    </g>
  );
}

interface GripProps extends GripOptions {
  at: Spot;
  /** Where the room for fingers is, from the grip. */
  outward: Spot;
  perPixel: number;
  cursor: string;
}

function Grip({ at, outward, perPixel, cursor, ...options }: GripProps) {
  const isTurn = options.kind === 'turn';
  return (
    <g
      data-grip={options.kind}
      {...useGrip(options)}
      transform={`translate(${at.x} ${at.y})`}
      cursor={cursor}
      className="touch-none"
    >
      <circle r={TARGETS_PX.fine * perPixel} className="fill-transparent" />
      <circle
        cx={outward.x}
        cy={outward.y}
        r={TARGETS_PX.coarse * perPixel}
        className="editor-finger-room fill-transparent"
      />
      <circle
        r={(isTurn ? TURN_PX : DOT_PX) * perPixel}
        strokeWidth={2 * perPixel}
        className="fill-white stroke-bottle"
      />
      {isTurn && (
        <path
          d="M-3.6 -3.6A5 5 0 1 1 -4.6 2M-3.6 -7V-3.4H0"
          transform={`scale(${perPixel})`}
          strokeWidth="1.75"
          className="fill-none stroke-bottle"
        />
      )}
    </g>
  );
}
