/** The handle of a layer on the stage: its frame, its accessible name and its problem mark. */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { useTranslations } from '../editor-services.ts';
import { problemId } from './problem-list.tsx';
import type { ToldProblem } from './reported-problem.ts';

export interface LayerHandleProps {
  id: string;
  problems: readonly ToldProblem[];
  /** Radius in mm of the problem mark. */
  mark: number;
  /** The visible part of the stage, which the mark stays within. */
  shown: Box;
  box: Box;
  /** Minimum width and height in mm. */
  least: number;
  name: string;
  isSelected: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onStart: () => void;
  onDrag: (dx: number, dy: number, perPixel: number) => void;
  onEnd: () => void;
}

export function LayerHandle(props: LayerHandleProps) {
  const {
    id,
    problems,
    mark,
    shown,
    box,
    least,
    name,
    isSelected,
    onFocus,
    onOpen,
    onKeyDown,
    ...drag
  } = props;
  const t = useTranslations();
  const grip = useRef<{ x: number; y: number; perPixel: number } | null>(null);
  // Leaves a gap between the frame and the layer.
  const air = mark / 3;
  const width = Math.max(least, box.right - box.left) + 2 * air;
  const height = Math.max(least, box.bottom - box.top) + 2 * air;
  const frame = {
    x: (box.left + box.right - width) / 2,
    y: (box.top + box.bottom - height) / 2,
    width,
    height,
    vectorEffect: 'non-scaling-stroke',
  };

  function start(event: PointerEvent<SVGGElement>): void {
    const scale = event.currentTarget.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    grip.current = { x: event.clientX, y: event.clientY, perPixel: 1 / scale };
    event.currentTarget.setPointerCapture(event.pointerId);
    // Touch would focus only on release.
    event.currentTarget.focus({ preventScroll: true });
    drag.onStart();
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (!grip.current) return;
    const { x, y, perPixel } = grip.current;
    drag.onDrag((clientX - x) * perPixel, (clientY - y) * perPixel, perPixel);
  }
  function end(): void {
    if (!grip.current) return;
    grip.current = null;
    drag.onEnd();
  }

  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isSelected}
      aria-roledescription={t('stage.layer')}
      aria-describedby={problems.map(problemId).join(' ') || undefined}
      data-layer={id}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onDoubleClick={onOpen}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // Outlines scale with the drawing's millimetres; the frame's strokes do not.
      className="group cursor-move touch-none outline-none"
    >
      {/* A pale line under the frame keeps it visible on dark backgrounds. */}
      <rect
        {...frame}
        pointerEvents="none"
        className={`fill-none stroke-white stroke-[6px] group-focus-visible:opacity-100 ${isSelected ? '' : 'opacity-0'}`}
      />
      <rect
        {...frame}
        className={
          'fill-transparent stroke-2 group-hover:stroke-bottle group-focus-visible:stroke-[3px] group-focus-visible:stroke-bottle ' +
          (isSelected ? 'stroke-bottle' : 'stroke-transparent')
        }
      />
      {problems.length > 0 && (
        <g
          // Beside the problem, which may be smaller than the mark.
          transform={`translate(${within(box.right + air + mark, shown.left + mark, shown.right - mark)} ${within(box.top - air, shown.top + mark, shown.bottom - mark)}) scale(${mark})`}
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
      )}
    </g>
  );
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
