/** Drags a grip of the selected layer: its distance from the layer's middle scales, its direction rotates. */
import { useRef, type PointerEvent } from 'react';
import { pinchOf, type Pinch, type Spot } from './pinch.ts';

export interface GripOptions {
  kind: 'size' | 'turn';
  /** The middle of the layer, in mm. */
  pivot: Spot;
  onStart: () => void;
  onPinch: (pinch: Pinch) => void;
  onEnd: () => void;
}

/** Returns the element's event handlers. */
export function useGrip({ kind, pivot, onStart, onPinch, onEnd }: GripOptions) {
  const held = useRef<{ middle: Spot; from: Spot } | null>(null);

  function end(): void {
    if (!held.current) return;
    held.current = null;
    onEnd();
  }

  return {
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<SVGElement>) {
      const toScreen = currentTarget.ownerSVGElement?.getScreenCTM();
      if (!toScreen) return;
      const middle = new DOMPoint(pivot.x, pivot.y).matrixTransform(toScreen);
      held.current = { middle, from: { x, y } };
      currentTarget.setPointerCapture(pointerId);
      onStart();
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent): void {
      if (!held.current) return;
      const { middle, from } = held.current;
      const { scale, turn } = pinchOf([middle, from], [middle, { x, y }]);
      const still = { scale: 1, turn: 0, dx: 0, dy: 0 };
      onPinch(kind === 'size' ? { ...still, scale } : { ...still, turn });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
