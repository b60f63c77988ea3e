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
  onZoom: (zoom: number) => void;
  /** Ends what one finger was doing. Returns false if two fingers on a layer have no effect. */
  onPinchStart: (layer: string | null) => boolean;
  /** Since the start, in mm. */
  onPinch: (pinch: Pinch) => void;
  onPinchEnd: () => void;
}

interface Hold {
  from: Two;
  zoom: number;
  isLayer: boolean;
  perPixel: number;
  /** Where the centre was, as a fraction of the drawing. */
  anchor: Spot;
}

export function useTouchGestures({
  zoom,
  onZoom,
  onPinchStart,
  onPinch,
  onPinchEnd,
}: TouchGestureOptions) {
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Spot>());
  /** Whether the first finger is on the background. */
  const isOnGround = useRef(false);
  const chosen = useRef<string | null>(null);
  const hold = useRef<Hold | null>(null);
  const hasPinched = useRef(false);
  const middle = useRef<Spot | null>(null);

  const place = () => {
    const [drawing, at, held] = [box.current?.firstElementChild, middle.current, hold.current];
    if (!box.current || !drawing || !at || !held || held.isLayer) return;
    const frame = box.current.getBoundingClientRect();
    box.current.scrollLeft = held.anchor.x * drawing.clientWidth - (at.x - frame.left);
    box.current.scrollTop = held.anchor.y * drawing.clientHeight - (at.y - frame.top);
  };
  // Keep the point between the fingers in place while zooming.
  useLayoutEffect(place, [zoom]);

  const two = (): Two | null => {
    const [one, other] = [...fingers.current.values()];
    return one && other && fingers.current.size === 2 ? [one, other] : null;
  };

  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    if (event.isPrimary) fingers.current.clear();
    if (fingers.current.size === 0) {
      hasPinched.current = false;
      const layer = (event.target as Element).closest('[data-layer]');
      isOnGround.current = layer === null;
      // A layer that this touch selects is not pinched by the same touch.
      const isChosen = layer?.getAttribute('aria-pressed') === 'true';
      chosen.current = isChosen ? layer.getAttribute('data-layer') : null;
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const from = two();
    const drawing = box.current?.firstElementChild;
    if (!from || !(drawing instanceof SVGSVGElement)) return;
    event.stopPropagation();
    hasPinched.current = true;
    const shown = drawing.getBoundingClientRect();
    const { x, y } = between(from);
    hold.current = {
      from,
      zoom,
      isLayer: onPinchStart(chosen.current),
      perPixel: 1 / (drawing.getScreenCTM()?.a ?? 1),
      anchor: {
        x: (x - shown.left) / shown.width,
        y: (y - shown.top) / shown.height,
      },
    };
  }

  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (hasPinched.current) event.stopPropagation();
    else if (isOnGround.current && box.current) {
      box.current.scrollLeft -= event.clientX - before.x;
      box.current.scrollTop -= event.clientY - before.y;
    }
    const held = hold.current;
    const now = two();
    if (!held || !now) return;
    const { scale, turn, dx, dy } = pinchOf(held.from, now);
    if (held.isLayer) {
      onPinch({ scale, turn, dx: dx * held.perPixel, dy: dy * held.perPixel });
      return;
    }
    middle.current = between(now);
    onZoom(Math.min(MOST_ZOOM, Math.max(1, Math.round(held.zoom * scale * 100) / 100)));
    place();
  }

  function up(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    if (!hold.current || fingers.current.size >= 2) return;
    if (hold.current.isLayer) onPinchEnd();
    hold.current = null;
    middle.current = null;
  }

  return {
    box,
    handlers: {
      onPointerDownCapture: down,
      onPointerMoveCapture: move,
      onPointerUpCapture: up,
      onPointerCancelCapture: up,
    },
  };
}
