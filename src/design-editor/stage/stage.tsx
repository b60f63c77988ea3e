/**
 * The print area in large, with the design. Every editable layer can be selected, dragged and
 * reached by keyboard.
 */
import { useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { ImageLayer, Layer, PrintArea } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { useTranslations } from '../editor-services.ts';
import { AreaGround, AreaLines, shownOf } from './print-area.tsx';
import { LayerHandle } from './layer-handle.tsx';
import type { EmptyTextsProps } from './empty-texts.tsx';
import type { OpenPlacesProps } from '../controls/open-places.tsx';
import type { SelectionGripsProps } from './selection-grips.tsx';
import { Spots } from './spots.tsx';
import { SideNames } from './stage-sides.tsx';
import type { Side } from '../product/sides.ts';
import type { ReportedProblem } from './reported-problem.ts';
import type { UncutPhotoProps } from './uncut-photo.tsx';
import { useDrawing } from './use-drawing.ts';
import type { Drawn } from './use-drawn.ts';
import { useFocusOnSelection, useSelectionInView } from './use-selection.ts';
import { usePixelSize } from './use-pixel-size.ts';
import { useTouchGestures, type TouchGestureOptions } from '../gestures/use-touch-gestures.ts';

/** Loads with the first selection. Without it, keys and sliders still size and turn. */
const SelectionGrips = lazyComponent<SelectionGripsProps>(
  async () => (await import('./selection-grips.tsx')).SelectionGrips,
);

/** Loads with the first cropping. */
const UncutPhoto = lazyComponent<UncutPhotoProps>(
  async () => (await import('./uncut-photo.tsx')).UncutPhoto,
);

/** Loads with the first added text that is empty. */
const EmptyTexts = lazyComponent<EmptyTextsProps>(
  async () => (await import('./empty-texts.tsx')).EmptyTexts,
);

/** Loads if the design has a place for a photograph that is open. */
const OpenPlaces = lazyComponent<OpenPlacesProps>(
  async () => (await import('../controls/open-places.tsx')).OpenPlaces,
);

export interface StageProps extends TouchGestureOptions {
  drawn: Drawn;
  area: PrintArea;
  /** The blank's colour under the design. */
  surface: string;
  sides: readonly Side[];
  /** Of the photograph looked at. */
  angle: string;
  /** Called when the stage shows another side. */
  onAngle: (angle: string) => void;
  /** From back to front. */
  layers: readonly Layer[];
  nameOf: (layer: Layer) => string;
  /** The selected layer, unless there are several. */
  selected: string | null;
  /** All selected layers. */
  chosen: ReadonlySet<string>;
  onSelect: (id: string | null) => void;
  /** Selects a layer besides the others, or no longer. */
  onToggle: (id: string) => void;
  /** The photograph being cropped, shown in full and faintly. */
  uncut: ImageLayer | null;
  /** Called on a double press. */
  onOpen: (layer: Layer) => void;
  onDragStart: (layer: Layer) => void;
  /** In mm since the start; `perPixel` is mm per screen pixel. */
  onDrag: (dx: number, dy: number, perPixel: number) => void;
  onDragEnd: () => void;
  /** The grips of the selected layer begin, continue (in mm) and end a gesture. */
  onGripStart: (layer: Layer) => void;
  onKey: (event: KeyboardEvent, layer: Layer) => void;
  problems: readonly ReportedProblem[];
}

/** Margin around small layers, so that fingers can hit them. */
const LEAST_TARGET = 0.06;
/** What is broader than this share of the area is behind everything. */
const GROUND_SHARE = 0.75;
/** A drawing so much wider than its frame does not show both sides. */
const ONE_SIDE = 1.2;
const ABOVE_FOOT = '(100cqh - var(--stage-foot, 0px))';
/** Radius of the problem mark, relative to the longer side. */
const MARK = 0.022;

export function Stage(props: StageProps) {
  const { drawn, area, surface, selected, onSelect, zoom, leastZoom } = props;
  const t = useTranslations();
  const drawing = useDrawing(drawn.layers);
  const stage = useRef<SVGSVGElement>(null);
  const perPixel = usePixelSize(stage);
  const clip = useId();
  const shown = shownOf(area);
  const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
  const facing = props.sides.find(({ angle }) => angle === props.angle);
  const { box: frame, handlers } = useTouchGestures(props, {
    x: ((facing ? facing.from + facing.to : area.w) / 2 - shown.left) / width,
    y: 0.5,
  });
  useFocusOnSelection(frame, selected, drawn);
  useSelectionInView(frame, selected, drawn);
  const mark = (Math.max(width, height) * MARK) / zoom;

  return (
    <div
      ref={frame}
      {...handlers}
      onScroll={() => {
        handlers.onScroll();
        tellSide(frame.current, props, shown);
      }}
      className="editor-stage touch-none max-h-[46dvh] min-h-24 overflow-auto overscroll-contain rounded-soft bg-paper-deep low:max-h-[calc(100dvh-4rem)] beside:max-h-none sheet:max-h-none sheet:min-h-0 sheet:grow"
      style={{ aspectRatio: `${width * leastZoom} / ${height}`, containerType: 'size' }}
    >
      <svg
        ref={stage}
        viewBox={`${shown.left} ${shown.top} ${width} ${height}`}
        role="group"
        aria-label={t('stage.label')}
        className="block select-none"
        style={sizeAt(zoom, leastZoom, width / height)}
        onPointerDown={(event) => {
          if (event.target === event.currentTarget) onSelect(null);
        }}
      >
        <AreaGround area={area} surface={surface} clip={clip} />
        <g
          ref={drawing}
          data-drawing=""
          pointerEvents="none"
          aria-hidden="true"
          clipPath={`url(#${clip})`}
        />
        {props.uncut && <UncutPhoto photo={props.uncut} />}
        <AreaLines {...{ area, perPixel }} side={zoom < 1 ? undefined : facing} />
        {props.layers.some((layer) => layer.type === 'text' && !layer.text.trim()) && (
          <EmptyTexts layers={props.layers} perPixel={perPixel} />
        )}
        <SideNames
          sides={props.sides}
          top={-area.bleed}
          room={-area.bleed - shown.top}
          perPixel={perPixel}
        />
        {drawn.document.layers.some(({ type }) => type === 'place') && (
          <OpenPlaces layers={drawn.document.layers} perPixel={perPixel} />
        )}
        <LayerHandles {...props} {...{ mark, shown, perPixel }} />
        {perPixel > 0 && <Grips {...props} {...{ mark, shown, perPixel }} />}
        <Spots
          boxes={props.problems.flatMap((one) => (one.kind === 'comesApart' ? one.boxes : []))}
          air={mark / 2}
        />
      </svg>
    </div>
  );
}

/**
 * Fills the frame, and what the zoomed drawing needs beyond it: at 1 the drawing is as high as the
 * frame without its foot, but at most so wide that the least zoom shows all of it.
 */
const sizeAt = (zoom: number, least: number, ratio: number): CSSProperties => ({
  width: `max(100cqw, ${zoom} * min(${100 / least}cqw, ${ABOVE_FOOT} * ${ratio}))`,
  height: `max(${ABOVE_FOOT}, ${zoom} * min(${ABOVE_FOOT}, ${100 / least}cqw / ${ratio}))`,
});

/** Where the stage shows one side alone, its photograph is the one looked at. */
function tellSide(
  frame: HTMLElement | null,
  { sides, angle, onAngle }: Pick<StageProps, 'sides' | 'angle' | 'onAngle'>,
  { left, right }: Box,
): void {
  if (!frame || frame.scrollWidth < frame.clientWidth * ONE_SIDE) return;
  const middle = (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth;
  const x = left + middle * (right - left);
  const side = sides.find(({ from, to }) => x >= from && x <= to);
  if (side && side.angle !== angle) onAngle(side.angle);
}

interface OverlayProps extends StageProps {
  /** Radius in mm of the problem mark. */
  mark: number;
  /** The visible part of the stage. */
  shown: Box;
  /** Mm per screen pixel. */
  perPixel: number;
}

function LayerHandles({ mark, shown, perPixel, ...stage }: OverlayProps) {
  const { layers, drawn, problems, area, nameOf, chosen } = stage;
  return layers.map((layer) => {
    const box = drawn.boxes.get(layer.id);
    const frame = drawn.frames.get(layer.id);
    return (
      box &&
      frame && (
        <LayerHandle
          key={layer.id}
          id={layer.id}
          problems={problems.filter((one) => one.layer === layer.id)}
          mark={mark}
          shown={shown}
          {...{ box, frame, perPixel }}
          least={Math.min(area.w, area.h) * LEAST_TARGET}
          name={nameOf(layer)}
          isSelected={chosen.has(layer.id)}
          // One of several selected layers is dragged with the others.
          onFocus={() => !chosen.has(layer.id) && stage.onSelect(layer.id)}
          onToggle={() => stage.onToggle(layer.id)}
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

/** Without grounds that fill most of the area. */
const artBeside = (id: string, { drawn, area }: StageProps): Box[] =>
  drawn.layers.flatMap(({ bounds, ...layer }) =>
    layer.id !== id && bounds && bounds.right - bounds.left < area.w * GROUND_SHARE ? [bounds] : [],
  );

/** Of the selected layer, unless its picture is being cropped. */
function Grips({ mark, shown, perPixel, ...stage }: OverlayProps) {
  const layer = stage.layers.find(({ id }) => id === stage.selected);
  const frame = layer && stage.drawn.frames.get(layer.id);
  const box = layer && stage.drawn.boxes.get(layer.id);
  if (!layer || !frame || !box || stage.uncut) return null;
  return (
    <g data-follows={layer.id}>
      <SelectionGrips
        {...{ frame, box, perPixel, shown }}
        others={artBeside(layer.id, stage)}
        air={mark / 3}
        onStart={() => stage.onGripStart(layer)}
        onPinch={stage.onPinch}
        onEnd={stage.onPinchEnd}
      />
    </g>
  );
}
