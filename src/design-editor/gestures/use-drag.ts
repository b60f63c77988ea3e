/** Drags an element of the stage with one pointer. */
import { useRef, type MouseEvent, type PointerEvent } from 'react';

export interface DragOptions {
  onStart: () => void;
  /** Called instead if Shift is held. */
  onToggle: () => void;
  /** In mm since the start; `perPixel` is mm per screen pixel. */
  onDrag: (dx: number, dy: number, perPixel: number) => void;
  onEnd: () => void;
}

/** Returns the element's event handlers. */
export function useDrag({ onStart, onToggle, onDrag, onEnd }: DragOptions) {
  const grip = useRef<{ x: number; y: number; perPixel: number } | null>(null);

  function end(): void {
    if (!grip.current) return;
    grip.current = null;
    onEnd();
  }

  return {
    onMouseDown(event: MouseEvent): void {
      // Focus would select this layer alone.
      if (event.shiftKey) event.preventDefault();
    },
    onPointerDown(event: PointerEvent<SVGGElement>): void {
      if (event.shiftKey) {
        onToggle();
        return;
      }
      const scale = event.currentTarget.ownerSVGElement?.getScreenCTM()?.a ?? 1;
      grip.current = { x: event.clientX, y: event.clientY, perPixel: 1 / scale };
      event.currentTarget.setPointerCapture(event.pointerId);
      // Touch would focus only on release.
      event.currentTarget.focus({ preventScroll: true });
      onStart();
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      if (!grip.current) return;
      const { x, y, perPixel } = grip.current;
      onDrag((clientX - x) * perPixel, (clientY - y) * perPixel, perPixel);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
