/**
 * The print area in large, with the design. Every editable layer can be selected, dragged and
 * reached by keyboard.
 */
import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { ImageLayer, Layer, PrintArea } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { useTranslations } from '../editor-services.ts';
import { LayerHandle } from './layer-handle.tsx';
import type { Guide } from '../gestures/snapping.ts';
import { Spots } from './spots.tsx';
import type { ToldProblem } from './reported-problem.ts';
import { UncutPhoto } from './uncut-photo.tsx';
import { useTouchGestures, type TouchGestureOptions } from '../gestures/use-fingers.ts';

export interface StageProps extends TouchGestureOptions {
  svg: string;
  area: PrintArea;
  /** The blank's colour under the design. */
  surface: string;
  /** From back to front. */
  layers: readonly Layer[];
  boxes: ReadonlyMap<string, Box>;
  nameOf: (layer: Layer) => string;
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** The photograph being cropped, shown in full and faintly. */
  uncut: ImageLayer | null;
  /** Called on a double press. */
  onOpen: (layer: Layer) => void;
  guides: readonly Guide[];
  onDragStart: (layer: Layer) => void;
  /** In mm since the start; `perPixel` is mm per screen pixel. */
  onDrag: (dx: number, dy: number, perPixel: number) => void;
  onDragEnd: () => void;
  onKey: (event: KeyboardEvent, layer: Layer) => void;
  problems: readonly ToldProblem[];
}

const MARGIN = 0.03;
/** Margin around small layers, so that fingers can hit them. */
const LEAST_TARGET = 0.06;
/** Radius of the problem mark, relative to the longer side. */
const MARK = 0.022;

export function Stage(props: StageProps) {
  const { svg, area, surface, layers, boxes, nameOf, selected, onSelect, guides, zoom } = props;
  const t = useTranslations();
  const host = useRef<SVGGElement>(null);
  const disc = useId();
  const margin = Math.max(area.w, area.h) * MARGIN + area.bleed;
  const { box: frame, handlers } = useTouchGestures(props);
  const [left, top] = [-margin, -margin];
  const [width, height] = [area.w + 2 * margin, area.h + 2 * margin];

  // A layer added while another has the focus takes the focus, so that only one looks selected.
  useEffect(() => {
    const stage = frame.current;
    const focused = document.activeElement?.closest<SVGElement>('[data-layer]');
    if (!selected || !stage || !focused || !stage.contains(focused)) return;
    if (focused.dataset['layer'] === selected) return;
    stage.querySelector<SVGElement>(`[data-layer="${selected}"]`)?.focus({ preventScroll: true });
  }, [selected, boxes, frame]);

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
        {props.uncut && <UncutPhoto photo={props.uncut} />}
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
              <LayerHandle
                key={layer.id}
                id={layer.id}
                problems={props.problems.filter((one) => one.layer === layer.id)}
                mark={(Math.max(width, height) * MARK) / zoom}
                shown={{ left, top, right: left + width, bottom: top + height }}
                box={box}
                least={Math.min(area.w, area.h) * LEAST_TARGET}
                name={nameOf(layer)}
                isSelected={layer.id === selected}
                onFocus={() => onSelect(layer.id)}
                onOpen={() => props.onOpen(layer)}
                onKeyDown={(event) => props.onKey(event, layer)}
                onStart={() => props.onDragStart(layer)}
                onDrag={props.onDrag}
                onEnd={props.onDragEnd}
              />
            )
          );
        })}
        <Spots
          boxes={props.problems.flatMap((one) => (one.kind === 'comesApart' ? one.boxes : []))}
          air={(Math.max(width, height) * MARK) / zoom / 2}
        />
      </svg>
    </div>
  );
}
