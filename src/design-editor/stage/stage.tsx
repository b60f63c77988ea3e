/**
 * The print area in large, with the design. Every editable layer can be selected, dragged and
 * reached by keyboard.
 */
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { ImageLayer, Layer, PrintArea } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { useTranslations } from '../editor-services.ts';
import { AreaGround, AreaLines } from './print-area.tsx';
import { LayerHandle } from './layer-handle.tsx';
import type { Guide } from '../gestures/snapping.ts';
import { Spots } from './spots.tsx';
import type { ReportedProblem } from './reported-problem.ts';
import { UncutPhoto } from './uncut-photo.tsx';
import { useTouchGestures, type TouchGestureOptions } from '../gestures/use-touch-gestures.ts';

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
  problems: readonly ReportedProblem[];
}

const MARGIN = 0.03;
/** Margin around small layers, so that fingers can hit them. */
const LEAST_TARGET = 0.06;
/** Radius of the problem mark, relative to the longer side. */
const MARK = 0.022;

export function Stage(props: StageProps) {
  const { svg, area, surface, boxes, selected, onSelect, guides, zoom } = props;
  const t = useTranslations();
  const { box: frame, handlers } = useTouchGestures(props);
  const drawing = useDrawing(svg, area);
  const disc = useId();
  useFocusOnSelection(frame, selected, boxes);
  const margin = Math.max(area.w, area.h) * MARGIN + area.bleed;
  const [width, height] = [area.w + 2 * margin, area.h + 2 * margin];
  const shown = { left: -margin, top: -margin, right: width - margin, bottom: height - margin };
  const mark = (Math.max(width, height) * MARK) / zoom;

  return (
    <div
      ref={frame}
      {...handlers}
      className="touch-none max-h-[46dvh] min-h-24 overflow-auto overscroll-contain rounded-soft bg-paper-deep low:max-h-[calc(100dvh-4rem)] beside:max-h-none sheet:max-h-none sheet:min-h-0 sheet:grow"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg
        viewBox={`${shown.left} ${shown.top} ${width} ${height}`}
        role="group"
        aria-label={t('stage.label')}
        className="block select-none"
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) onSelect(null);
        }}
      >
        <AreaGround area={area} surface={surface} disc={disc} />
        <g
          ref={drawing}
          pointerEvents="none"
          aria-hidden="true"
          clipPath={area.round && `url(#${disc})`}
        />
        {props.uncut && <UncutPhoto photo={props.uncut} />}
        <AreaLines area={area} guides={guides} shown={shown} />
        <LayerHandles {...props} mark={mark} shown={shown} />
        <Spots
          boxes={props.problems.flatMap((one) => (one.kind === 'comesApart' ? one.boxes : []))}
          air={mark / 2}
        />
      </svg>
    </div>
  );
}

/** @param shown the visible part of the stage */
function LayerHandles({ mark, shown, ...stage }: StageProps & { mark: number; shown: Box }) {
  const { layers, boxes, problems, area, nameOf, selected } = stage;
  return layers.map((layer) => {
    const box = boxes.get(layer.id);
    return (
      box && (
        <LayerHandle
          key={layer.id}
          id={layer.id}
          problems={problems.filter((one) => one.layer === layer.id)}
          mark={mark}
          shown={shown}
          box={box}
          least={Math.min(area.w, area.h) * LEAST_TARGET}
          name={nameOf(layer)}
          isSelected={layer.id === selected}
          onFocus={() => stage.onSelect(layer.id)}
          onOpen={() => stage.onOpen(layer)}
          onKeyDown={(event) => stage.onKey(event, layer)}
          onStart={() => stage.onDragStart(layer)}
          onDrag={stage.onDrag}
          onEnd={stage.onDragEnd}
        />
      )
    );
  });
}

/** Returns the ref of the element that shows the drawing. */
function useDrawing(svg: string, area: PrintArea): RefObject<SVGGElement | null> {
  const host = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const { w, h, bleed } = area;
    const place = { x: -bleed, y: -bleed, width: w + 2 * bleed, height: h + 2 * bleed };
    for (const [name, value] of Object.entries(place)) drawing.setAttribute(name, String(value));
    host.current?.replaceChildren(drawing);
  }, [svg, area]);
  return host;
}

/** A layer added while another has the focus takes the focus, so that only one looks selected. */
function useFocusOnSelection(
  frame: RefObject<HTMLElement | null>,
  selected: string | null,
  boxes: ReadonlyMap<string, Box>,
): void {
  useEffect(() => {
    const stage = frame.current;
    const focused = document.activeElement?.closest<SVGElement>('[data-layer]');
    if (!selected || !stage || !focused || !stage.contains(focused)) return;
    if (focused.dataset['layer'] === selected) return;
    stage.querySelector<SVGElement>(`[data-layer="${selected}"]`)?.focus({ preventScroll: true });
  }, [selected, boxes, frame]);
}
