/** The print area at large, with the design on it: every layer that can be changed is a thing to point at, to drag and to reach by keyboard. */
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Problem } from '../../../artwork/check-design.ts';
import type { Layer, PrintArea } from '../../../artwork/design.ts';
import type { Box } from '../../../artwork/layer-bounds.ts';
import { useWords } from '../../state/words.ts';
import { problemId } from './problem-list.tsx';
import type { Guide } from './snapping.ts';
import { useFingers, type FingerNeeds } from './use-fingers.ts';

export interface StageProps extends FingerNeeds {
  svg: string;
  area: PrintArea;
  /** Colour of the blank under the design. */
  surface: string;
  /** From back to front. */
  layers: readonly Layer[];
  boxes: ReadonlyMap<string, Box>;
  nameOf: (layer: Layer) => string;
  selected: string | null;
  onSelect: (id: string | null) => void;
  guides: readonly Guide[];
  onDragStart: (layer: Layer) => void;
  /** In mm since the start; `perPixel` tells how many of them one pixel of the screen is. */
  onDrag: (dx: number, dy: number, perPixel: number) => void;
  onDragEnd: () => void;
  onKey: (event: KeyboardEvent, layer: Layer) => void;
  problems: readonly Problem[];
}

const MARGIN = 0.03;
/** Room around small layers, so that fingers find them. */
const LEAST_TARGET = 0.06;
/** Radius of the mark that something is wrong, of the longer side. */
const MARK = 0.022;

export function Stage(props: StageProps) {
  const { svg, area, surface, layers, boxes, nameOf, selected, onSelect, guides, zoom } = props;
  const t = useWords('design-editor');
  const host = useRef<SVGGElement>(null);
  const disc = useId();
  const margin = Math.max(area.w, area.h) * MARGIN + area.bleed;
  const { box: frame, handlers } = useFingers(props);
  const [left, top] = [-margin, -margin];
  const [width, height] = [area.w + 2 * margin, area.h + 2 * margin];

  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const { w, h, bleed } = area;
    const place = { x: -bleed, y: -bleed, width: w + 2 * bleed, height: h + 2 * bleed };
    for (const [name, value] of Object.entries(place)) drawing.setAttribute(name, String(value));
    host.current?.replaceChildren(drawing);
  }, [svg, area]);

  return (
    <div
      ref={frame}
      {...handlers}
      className="touch-none max-h-[46dvh] min-h-24 overflow-auto overscroll-contain rounded-soft bg-paper-deep low:max-h-[calc(100dvh-4rem)] beside:max-h-none sheet:max-h-none sheet:min-h-0 sheet:grow"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        role="group"
        aria-label={t('stage.label')}
        className="block select-none"
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) onSelect(null);
        }}
      >
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
        <g
          ref={host}
          pointerEvents="none"
          aria-hidden="true"
          clipPath={area.round && `url(#${disc})`}
        />
        <g aria-hidden="true" pointerEvents="none" fill="none" strokeWidth="1">
          <rect
            width={area.w}
            height={area.h}
            rx={area.round && area.w / 2}
            vectorEffect="non-scaling-stroke"
            className="stroke-edge"
          />
          {/* Pale under the dashes, so that they are seen on every ground. */}
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
              d={axis === 'x' ? `M${at} ${top}V${top + height}` : `M${left} ${at}H${left + width}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-bottle"
            />
          ))}
        </g>
        {layers.map((layer) => {
          const box = boxes.get(layer.id);
          return (
            box && (
              <Handle
                key={layer.id}
                id={layer.id}
                problems={props.problems.filter((one) => one.layer === layer.id)}
                mark={(Math.max(width, height) * MARK) / zoom}
                box={box}
                least={Math.min(area.w, area.h) * LEAST_TARGET}
                name={nameOf(layer)}
                isSelected={layer.id === selected}
                onFocus={() => onSelect(layer.id)}
                onKeyDown={(event) => props.onKey(event, layer)}
                onStart={() => props.onDragStart(layer)}
                onDrag={props.onDrag}
                onEnd={props.onDragEnd}
              />
            )
          );
        })}
      </svg>
    </div>
  );
}

interface HandleProps {
  id: string;
  problems: readonly Problem[];
  /** Radius in mm of the mark that something is wrong. */
  mark: number;
  box: Box;
  /** Width and height in mm that it has at least. */
  least: number;
  name: string;
  isSelected: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onStart: () => void;
  onDrag: (dx: number, dy: number, perPixel: number) => void;
  onEnd: () => void;
}

function Handle(props: HandleProps) {
  const { id, problems, mark, box, least, name, isSelected, onFocus, onKeyDown, ...drag } = props;
  const t = useWords('design-editor');
  const grip = useRef<{ x: number; y: number; perPixel: number } | null>(null);
  // The frame stands off what it frames.
  const air = mark / 3;
  const width = Math.max(least, box.right - box.left) + 2 * air;
  const height = Math.max(least, box.bottom - box.top) + 2 * air;
  const frame = {
    ...{ x: (box.left + box.right - width) / 2, y: (box.top + box.bottom - height) / 2 },
    ...{ width, height, vectorEffect: 'non-scaling-stroke' },
  };

  function start(event: PointerEvent<SVGGElement>): void {
    const scale = event.currentTarget.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    grip.current = { x: event.clientX, y: event.clientY, perPixel: 1 / scale };
    event.currentTarget.setPointerCapture(event.pointerId);
    // A finger would choose only when it is lifted.
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
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // Outlines are measured in the drawing's millimetres; the frame's strokes are not.
      className="group cursor-move touch-none outline-none"
    >
      {/* Pale under the frame, so that it is seen on dark grounds too. */}
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
          // Beside what is wrong, which may be smaller than the mark.
          transform={`translate(${box.right + air + mark} ${box.top - air}) scale(${mark})`}
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
