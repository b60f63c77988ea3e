/** Moves, scales and rotates the selected layers by pointer: shown at once, and an edit when the gesture ends. */
import { useRef, type RefObject } from 'react';
import type { Layer, PrintArea } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import { shaper } from '../../live-photo/drawing.ts';
import type { Editing } from '../editing/editing.ts';
import type { useDesignEditing } from '../editing/use-design-editing.ts';
import {
  followed,
  holdOf,
  pinched,
  transformOf,
  type Hold,
  type Pinch,
} from '../gestures/pinch.ts';
import { holdGesture, releaseGesture } from '../gestures/held-gesture.ts';
import { keptOnArea } from '../gestures/kept-on-area.ts';
import { snap } from '../gestures/snapping.ts';
import type { useCropping } from '../gestures/use-cropping.ts';
import { useGesturePreview } from '../gestures/use-gesture-preview.ts';
import { shownOf } from './print-area.tsx';
import type { Drawn } from './use-drawn.ts';

export interface StageGestureOptions {
  /** The element that contains the stage. */
  room: RefObject<HTMLElement | null>;
  area: PrintArea;
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
  /** Layers that are edited alike, because they are selected with it. */
  others: readonly Hold[];
  /** Linked copies, which follow. */
  copies: readonly Hold[];
  /** The last movement, which becomes an edit when the gesture ends. */
  pinch: Pinch | null;
}

export function useStageGesture(options: StageGestureOptions) {
  const { room, area, state, drawn, cropping, linkedTo, onHandOff } = options;
  const { editing, chosen, act, settle } = state;
  const { boxes } = drawn;
  const preview = useGesturePreview(room, drawn);
  const gesture = useRef<Gesture | null>(null);

  function begin(layer: Layer): void {
    const taken = (one: Layer) => holdOf(one, boxes.get(one.id), shaper);
    const others = chosen.includes(layer) ? chosen.filter((other) => other !== layer) : [];
    const edited = new Set([layer, ...others].map(({ id }) => id));
    const followers = new Set([...edited].flatMap((id) => [...linkedTo(id)]));
    const copies = drawn.document.layers.filter(({ id }) => followers.has(id) && !edited.has(id));
    gesture.current = {
      from: editing,
      hold: taken(layer),
      others: others.map(taken),
      copies: copies.map(taken),
      pinch: null,
    };
  }

  function follow(pinch: Pinch): void {
    const now = gesture.current;
    if (!now) return;
    if (now.hold.layer.id === cropping.layer?.id) {
      cropping.crop(now.from, pinch);
      return;
    }
    now.pinch = pinch;
    const holds = [now.hold, ...now.others, ...now.copies];
    preview.show(new Map(holds.map((hold) => [hold.layer.id, transformOf(hold, pinch)])));
    holdGesture({
      ...followed(now.hold, pinch),
      document: () =>
        state.designOf(holds.reduce((design, hold) => pinched(design, hold, pinch), now.from)),
    });
  }

  function drag(dx: number, dy: number, perPixel: number): void {
    const { hold, others: along = [], copies = [] } = gesture.current ?? {};
    const layer = hold?.layer;
    const moving = new Set([layer?.id, ...[...along, ...copies].map((one) => one.layer.id)]);
    const box = layer && layer.id !== cropping.layer?.id ? boxes.get(layer.id) : undefined;
    const others = [...boxes].flatMap(([id, other]) => (moving.has(id) ? [] : [other]));
    const snapped = box && snap(movedBy(box, dx, dy), area, others, REACH_PX * perPixel);
    const to = { dx: dx + (snapped?.dx ?? 0), dy: dy + (snapped?.dy ?? 0) };
    const together = copies.length > 0 ? [...boxes].filter(([id]) => moving.has(id)) : [];
    const kept = keptOnArea(
      together.map(([, one]) => one),
      area,
      to,
    );
    const guides = snapped?.guides.filter(({ axis }) => kept[`d${axis}`] === to[`d${axis}`]);
    preview.guide(guides ?? [], shownOf(area));
    follow({ ...STILL, ...kept });
  }

  function handOff(): void {
    const { from, hold, others = [], pinch } = gesture.current ?? {};
    gesture.current = null;
    preview.guide([], shownOf(area));
    if (from && hold && pinch) {
      const next = [hold, ...others].reduce((before, one) => pinched(before, one, pinch), from);
      // An edit that changes nothing is not drawn again.
      if (JSON.stringify(next) === JSON.stringify(from)) preview.clear();
      else act(next, `gesture ${hold.layer.id}`);
    }
    releaseGesture();
    settle();
    onHandOff();
  }

  /** Ends a gesture without an edit. */
  function cancel(): void {
    gesture.current = null;
    releaseGesture();
    preview.clear();
    preview.guide([], shownOf(area));
    settle();
  }

  return { begin, follow, drag, handOff, cancel };
}

function movedBy({ left, right, top, bottom }: Box, dx: number, dy: number): Box {
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}
