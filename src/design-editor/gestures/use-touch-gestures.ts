/**
 * Touch gestures on the stage: one finger pans, two zoom the view, or scale the selected layer if
 * the first is on it.
 */
import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { MOST_ZOOM } from '../stage/editor-toolbar.tsx';
import { between, pinchOf, type Pinch, type Spot, type Two } from './pinch.ts';

export interface TouchGestureOptions {
  /** 1 shows the whole area. */
  zoom: number;
  /** At which the whole drawing is shown. */
  leastZoom: number;
  onZoom: (zoom: number) => void;
  /** Ends what one finger was doing. Returns false if two fingers on a layer have no effect. */
  onPinchStart: (layer: string | null) => boolean;
  /** Since the start, in mm. */
  onPinch: (pinch: Pinch) => void;
  onPinchEnd: () => void;
}

/** The state when the second finger touched. */
interface Hold {
  from: Two;
  zoom: number;
  isLayer: boolean;
  perPixel: number;
  /** Where the centre was, as a fraction of the drawing. */
  anchor: Spot;
}

/** @param start what is in the middle at first, as a fraction of the drawing */
export function useTouchGestures(options: TouchGestureOptions, start: Spot) {
  const { zoom, leastZoom, onZoom, onPinchStart, onPinch, onPinchEnd } = options;
  const box = useRef<HTMLDivElement>(null);
  const fingers = useFingers();
  const hold = useRef<Hold | null>(null);
  const hasPinched = useRef(false);
  const middle = useRef<Spot | null>(null);

  const centre = useRef(start);

  const place = () => {
    if (!box.current) return;
    if (middle.current && hold.current && !hold.current.isLayer)
      scrollTo(box.current, hold.current.anchor, middle.current);
    else scrollTo(box.current, centre.current, middleOf(box.current));
  };
  // Keep the point between the fingers in place while zooming, or else the middle.
  useLayoutEffect(place, [zoom]);

  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    if (fingers.add(event) === 1) hasPinched.current = false;
    const from = fingers.two();
    const drawing = box.current?.firstElementChild;
    if (!from || !(drawing instanceof SVGSVGElement)) return;
    event.stopPropagation();
    hasPinched.current = true;
    const isLayer = onPinchStart(fingers.layer());
    hold.current = { from, zoom, isLayer, ...placeOn(drawing, between(from)) };
  }

  function move(event: PointerEvent): void {
    const moved = fingers.move(event);
    if (!moved) return;
    if (hasPinched.current) event.stopPropagation();
    else if (fingers.isOnGround() && box.current) {
      box.current.scrollLeft -= moved.dx;
      box.current.scrollTop -= moved.dy;
    }
    const held = hold.current;
    const now = fingers.two();
    if (!held || !now) return;
    const { scale, turn, dx, dy } = pinchOf(held.from, now);
    if (held.isLayer) {
      onPinch({ scale, turn, dx: dx * held.perPixel, dy: dy * held.perPixel });
      return;
    }
    middle.current = between(now);
    onZoom(Math.min(MOST_ZOOM, Math.max(leastZoom, Math.round(held.zoom * scale * 100) / 100)));
    place();
  }

  function up(event: PointerEvent): void {
    const left = fingers.remove(event);
    if (!hold.current || left >= 2) return;
    if (hold.current.isLayer) onPinchEnd();
    hold.current = null;
    middle.current = null;
  }

  return {
    box,
    handlers: {
      onScroll: () => {
        if (box.current) centre.current = centreOf(box.current);
      },
      onPointerDownCapture: down,
      onPointerMoveCapture: move,
      onPointerUpCapture: up,
      onPointerCancelCapture: up,
    },
  };
}

/** The fingers on the stage, and what the first of them touched. */
function useFingers() {
  const spots = useRef(new Map<number, Spot>());
  const isOnGround = useRef(false);
  const layer = useRef<string | null>(null);
  return {
    /** Whether the first finger is on the background. */
    isOnGround: () => isOnGround.current,
    /** The selected layer under the first finger. */
    layer: () => layer.current,
    /** The places of the fingers, if there are exactly two. */
    two(): Two | null {
      const [one, other] = [...spots.current.values()];
      return one && other && spots.current.size === 2 ? [one, other] : null;
    },
    /** Returns the number of fingers. */
    add({ isPrimary, pointerId, clientX, clientY, target }: PointerEvent): number {
      if (isPrimary) spots.current.clear();
      if (spots.current.size === 0) {
        const touched = (target as Element).closest('[data-layer]');
        isOnGround.current = touched === null && !(target as Element).closest('[data-grips]');
        // A layer that this touch selects is not pinched by the same touch.
        const isSelected = touched?.getAttribute('aria-pressed') === 'true';
        layer.current = isSelected ? touched.getAttribute('data-layer') : null;
      }
      return spots.current.set(pointerId, { x: clientX, y: clientY }).size;
    },
    /** Returns the movement in pixels; null for a finger that did not touch the stage. */
    move({ pointerId, clientX, clientY }: PointerEvent): { dx: number; dy: number } | null {
      const before = spots.current.get(pointerId);
      if (!before) return null;
      spots.current.set(pointerId, { x: clientX, y: clientY });
      return { dx: clientX - before.x, dy: clientY - before.y };
    },
    /** Returns the number of fingers left. */
    remove({ pointerId }: PointerEvent): number {
      spots.current.delete(pointerId);
      return spots.current.size;
    },
  };
}

/** Where a point of the screen is on the drawing, and how large a pixel is there, in mm. */
function placeOn(drawing: SVGSVGElement, { x, y }: Spot): Pick<Hold, 'perPixel' | 'anchor'> {
  const shown = drawing.getBoundingClientRect();
  return {
    perPixel: 1 / (drawing.getScreenCTM()?.a ?? 1),
    anchor: { x: (x - shown.left) / shown.width, y: (y - shown.top) / shown.height },
  };
}

/** Scrolls until a point of the drawing is at a point of the screen. */
function scrollTo(box: HTMLElement, anchor: Spot, at: Spot): void {
  const drawing = box.firstElementChild;
  if (!drawing) return;
  const frame = box.getBoundingClientRect();
  box.scrollLeft = anchor.x * drawing.clientWidth - (at.x - frame.left);
  box.scrollTop = anchor.y * drawing.clientHeight - (at.y - frame.top);
}

function middleOf(box: HTMLElement): Spot {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What is in the middle, as a fraction of the drawing. */
const centreOf = (box: HTMLElement): Spot => ({
  x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
  y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
});
