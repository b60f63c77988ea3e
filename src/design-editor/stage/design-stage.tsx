/** The stage with the design. Pointer and two-finger gestures move, rotate and scale layers on it. */
import { useRef } from 'react';
import type { Layer } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { shaper } from '../../live-photo/drawing.ts';
import type { Editing } from '../editing/editing.ts';
import { holdOf, pinched, transformOf, type Hold, type Pinch } from '../gestures/pinch.ts';
import { snap } from '../gestures/snapping.ts';
import { useGesturePreview } from '../gestures/use-gesture-preview.ts';
import { shownOf, Stage, type StageProps } from './stage.tsx';
import type { useCropping } from '../gestures/use-cropping.ts';
import type { useDesignEditing } from '../editing/use-design-editing.ts';
import type { Drawn } from './use-drawn.ts';

export interface DesignStageProps extends Pick<
  StageProps,
  'area' | 'surface' | 'layers' | 'nameOf' | 'problems' | 'zoom' | 'onZoom' | 'onKey'
> {
  state: ReturnType<typeof useDesignEditing>;
  drawn: Drawn;
  cropping: ReturnType<typeof useCropping>;
  /** Called when a layer has been dragged. */
  onHandOff: () => void;
}

/** Snapping distance in screen pixels. */
const REACH_PX = 6;
const STILL: Pinch = { scale: 1, turn: 0, dx: 0, dy: 0 };

interface Gesture {
  /** The design when the gesture began. */
  from: Editing;
  layer: Layer;
  holds: readonly Hold[];
  /** The last movement, which becomes an edit when the gesture ends. */
  pinch: Pinch | null;
}

export function DesignStage({ state, drawn, cropping, onHandOff, ...stage }: DesignStageProps) {
  const { editing, selected, select, act, settle } = state;
  const { boxes } = drawn;
  const room = useRef<HTMLDivElement>(null);
  const preview = useGesturePreview(room, drawn);
  const gesture = useRef<Gesture | null>(null);

  function begin(layer: Layer): void {
    const holds = [holdOf(layer, boxes.get(layer.id), shaper)];
    gesture.current = { from: editing, layer, holds, pinch: null };
  }

  function follow(pinch: Pinch): void {
    const now = gesture.current;
    if (!now) return;
    if (now.layer.id === cropping.layer?.id) {
      cropping.crop(now.from, pinch);
      return;
    }
    now.pinch = pinch;
    preview.show(new Map(now.holds.map((hold) => [hold.layer.id, transformOf(hold, pinch)])));
  }

  function drag(dx: number, dy: number, perPixel: number): void {
    const { layer } = gesture.current ?? {};
    const box = layer && layer.id !== cropping.layer?.id ? boxes.get(layer.id) : undefined;
    const others = [...boxes].flatMap(([id, other]) => (id === layer?.id ? [] : [other]));
    const snapped = box && snap(movedBy(box, dx, dy), stage.area, others, REACH_PX * perPixel);
    preview.guide(snapped?.guides ?? [], shownOf(stage.area));
    follow({ ...STILL, dx: dx + (snapped?.dx ?? 0), dy: dy + (snapped?.dy ?? 0) });
  }

  function handOff(): void {
    const { from, layer, holds = [], pinch } = gesture.current ?? {};
    gesture.current = null;
    preview.guide([], shownOf(stage.area));
    if (from && layer && pinch) {
      const next = holds.reduce((before, hold) => pinched(before, hold, pinch), from);
      // An edit that changes nothing is not drawn again.
      if (JSON.stringify(next) === JSON.stringify(from)) preview.clear();
      else act(next, `gesture ${layer.id}`);
    }
    settle();
    onHandOff();
  }

  return (
    <div ref={room} className="contents">
      <Stage
        {...stage}
        drawn={drawn}
        selected={selected?.id ?? null}
        onSelect={select}
        uncut={cropping.layer}
        onOpen={(layer) => layer.type === 'image' && cropping.set(layer.id !== cropping.layer?.id)}
        onDragStart={begin}
        onDrag={drag}
        onDragEnd={handOff}
        onGripStart={begin}
        onPinchStart={(id) => {
          const layer = selected?.id === id ? selected : null;
          gesture.current = null;
          preview.clear();
          preview.guide([], shownOf(stage.area));
          if (layer) begin(layer);
          settle();
          return layer !== null;
        }}
        onPinch={follow}
        onPinchEnd={handOff}
      />
    </div>
  );
}

function movedBy({ left, right, top, bottom }: Box, dx: number, dy: number): Box {
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}
