/** The handle of a layer on the stage: its frame, its accessible name and its problem mark. */
import type { KeyboardEvent } from 'react';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { useTranslations } from '../editor-services.ts';
import type { Frame } from './draw-layers.ts';
import { useDrag, type DragOptions } from '../gestures/use-drag.ts';
import { problemId, type ReportedProblem } from './reported-problem.ts';

/** Radius of the problem mark in screen pixels, unless the whole drawing is small. */
const MARK_PX = 11;
/** From the middle of a low layer to the upper edge of its grips. */
const GRIPS_PX = 20;

export interface LayerHandleProps extends DragOptions {
  id: string;
  problems: readonly ReportedProblem[];
  /** Greatest radius in mm of the problem mark. */
  mark: number;
  /** The visible part of the stage, which the mark stays within. */
  shown: Box;
  box: Box;
  frame: Frame;
  /** Mm per screen pixel: strokes that the browser keeps from scaling are laid out again in every
   * frame of a gesture. */
  perPixel: number;
  /** Minimum width and height in mm. */
  least: number;
  name: string;
  isSelected: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function LayerHandle(props: LayerHandleProps) {
  const { id, problems, mark, shown, box, name, isSelected, perPixel } = props;
  const t = useTranslations();
  const drag = useDrag(props);
  // Leaves a gap between the frame and the layer.
  const air = mark / 3;
  const { rotation, x, y } = props.frame;
  const size = Math.min(mark, MARK_PX * perPixel);
  const middle = (box.top + box.bottom) / 2;
  const frame = frameOf(props.frame.box, props.least, air);

  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isSelected}
      aria-roledescription={t('stage.layer')}
      aria-describedby={problems.map(problemId).join(' ') || undefined}
      data-layer={id}
      data-follows={id}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onDoubleClick={props.onOpen}
      {...drag}
      // Outlines scale with the drawing's millimetres; the frame's own strokes do not.
      className="group cursor-move touch-none outline-none"
    >
      <g transform={rotation === 0 ? undefined : `rotate(${rotation} ${x} ${y})`}>
        {/* A pale line under the frame keeps it visible on dark backgrounds. */}
        <rect
          {...frame}
          pointerEvents="none"
          strokeWidth={4 * props.perPixel}
          strokeOpacity="0.8"
          className={`fill-none stroke-white group-focus-visible:opacity-100 ${isSelected ? '' : 'opacity-0'}`}
        />
        <rect
          {...frame}
          strokeWidth={2 * props.perPixel}
          className={
            'fill-transparent group-hover:stroke-bottle group-focus-visible:stroke-bottle ' +
            (isSelected ? 'stroke-bottle' : 'stroke-transparent')
          }
        />
      </g>
      {problems.length > 0 && (
        // Beside the problem, which may be smaller than the mark, or above the grips.
        <ProblemMark
          x={isSelected ? (box.left + box.right) / 2 : box.right + air + size}
          y={
            isSelected
              ? Math.min(box.top - air, middle - GRIPS_PX * perPixel) - 1.5 * size
              : box.top - air
          }
          size={size}
          shown={shown}
        />
      )}
    </g>
  );
}

/** @param least minimum width and height */
function frameOf(box: Box, least: number, air: number) {
  const width = Math.max(least, box.right - box.left) + 2 * air;
  const height = Math.max(least, box.bottom - box.top) + 2 * air;
  return {
    x: (box.left + box.right - width) / 2,
    y: (box.top + box.bottom - height) / 2,
    width,
    height,
  };
}

interface ProblemMarkProps {
  x: number;
  y: number;
  /** Radius in mm. */
  size: number;
  /** The mark stays within. */
  shown: Box;
}

function ProblemMark({ x, y, size, shown }: ProblemMarkProps) {
  const across = within(x, shown.left + size, shown.right - size);
  const down = within(y, shown.top + size, shown.bottom - size);
  return (
    <g
      transform={`translate(${across} ${down}) scale(${size})`}
      pointerEvents="none"
      aria-hidden="true"
    >
      <circle r="1" strokeWidth="0.2" className="fill-clay stroke-white" />
      <path
        d="M0 -0.55V0.1M0 0.5V0.51"
        strokeWidth="0.28"
        strokeLinecap="round"
        className="stroke-white"
      />
    </g>
  );
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
