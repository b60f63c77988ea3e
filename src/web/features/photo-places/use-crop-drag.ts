/** Moves a photograph in its frame with a mouse or a finger, and zooms it with two fingers. */
import { useRef, type PointerEvent } from 'react';
import type { CropGesture } from '../../../design-editor/gestures/crop-gesture.ts';
import type { Crop } from '../../../domain/personalisation/design-edits.ts';

interface Held extends Grip {
  /** The crop when the last pointer touched or left. */
  from: Crop;
}

interface Grip {
  x: number;
  y: number;
  /** Between two pointers; 0 for one. */
  apart: number;
}

/**
 * @param width of the frame in mm
 * @param onGesture receives the crop that the gesture began with
 */
export function useCropDrag(
  width: number,
  crop: Crop,
  onGesture: (from: Crop, gesture: CropGesture) => void,
) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const held = useRef<Held | null>(null);

  function hold(): void {
    const grip = gripOf([...pointers.current.values()]);
    held.current = grip && { ...grip, from: crop };
  }
  function release({ pointerId }: PointerEvent): void {
    pointers.current.delete(pointerId);
    hold();
  }

  return {
    onPointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      currentTarget.setPointerCapture(pointerId);
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      hold();
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      if (!pointers.current.has(pointerId)) return;
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      const now = gripOf([...pointers.current.values()]);
      if (!now || !held.current) return;
      const { x, y, apart, from } = held.current;
      const perPixel = width / currentTarget.clientWidth;
      onGesture(from, {
        dx: (now.x - x) * perPixel,
        dy: (now.y - y) * perPixel,
        scale: apart > 0 ? now.apart / apart : 1,
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** Of the first two pointers; null without any. */
function gripOf([one, other]: readonly { x: number; y: number }[]): Grip | null {
  if (!one) return null;
  if (!other) return { ...one, apart: 0 };
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    apart: Math.hypot(other.x - one.x, other.y - one.y),
  };
}
