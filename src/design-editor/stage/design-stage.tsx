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
  /** The layers that change together with a layer. */
  linkedTo: (id: string) => readonly string[];
  /** Called when a layer has been dragged. */
  onHandOff: () => void;
}

/** Snapping distance in screen pixels. */
const REACH_PX = 6;
const STILL: Pinch = { scale: 1, turn: 0, dx: 0, dy: 0 };

interface Gesture {
  /** The design when the gesture began. */
  from: Editing;
  hold: Hold;
  /** Layers that follow it. */
  copies: readonly Hold[];
  /** The last movement, which becomes an edit when the gesture ends. */
  pinch: Pinch | null;
}

export function DesignStage(props: DesignStageProps) {
  const { state, drawn, cropping, linkedTo, onHandOff, ...stage } = props;
  const { editing, selected, select, act, settle } = state;
  const { boxes } = drawn;
  const room = useRef<HTMLDivElement>(null);
  const preview = useGesturePreview(room, drawn);
  const gesture = useRef<Gesture | null>(null);

  function begin(layer: Layer): void {
    const taken = (one: Layer) => holdOf(one, boxes.get(one.id), shaper);
    const followers = new Set(linkedTo(layer.id));
    const copies = drawn.document.layers.filter(({ id }) => followers.has(id)).map(taken);
    gesture.current = { from: editing, hold: taken(layer), copies, pinch: null };
  }

  function follow(pinch: Pinch): void {
    const now = gesture.current;
    if (!now) return;
    if (now.hold.layer.id === cropping.layer?.id) {
      cropping.crop(now.from, pinch);
      return;
    }
    now.pinch = pinch;
    preview.show(
      new Map([now.hold, ...now.copies].map((hold) => [hold.layer.id, transformOf(hold, pinch)])),
    );
  }

  function drag(dx: number, dy: number, perPixel: number): void {
    const { hold, copies = [] } = gesture.current ?? {};
    const layer = hold?.layer;
    const moving = new Set([layer, ...copies.map((copy) => copy.layer)].map((one) => one?.id));
    const box = layer && layer.id !== cropping.layer?.id ? boxes.get(layer.id) : undefined;
    const others = [...boxes].flatMap(([id, other]) => (moving.has(id) ? [] : [other]));
    const snapped = box && snap(movedBy(box, dx, dy), stage.area, others, REACH_PX * perPixel);
    preview.guide(snapped?.guides ?? [], shownOf(stage.area));
    follow({ ...STILL, dx: dx + (snapped?.dx ?? 0), dy: dy + (snapped?.dy ?? 0) });
  }

  function handOff(): void {
    const { from, hold, pinch } = gesture.current ?? {};
    gesture.current = null;
    preview.guide([], shownOf(stage.area));
    if (from && hold && pinch) {
      const next = pinched(from, hold, pinch);
      // An edit that changes nothing is not drawn again.
      if (JSON.stringify(next) === JSON.stringify(from)) preview.clear();
      else act(next, `gesture ${hold.layer.id}`);
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
