/** Drags one of several photographs onto the place of another, by mouse or finger. */
import { useRef, useState, type PointerEvent } from 'react';

/** A shorter way is a press. */
const LEAST_WAY = 8;

interface Drag {
  place: string;
  from: { x: number; y: number };
  way: { x: number; y: number };
  /** The place below the pointer, if it is another. */
  over: string | undefined;
}

/** Elements with `data-photo-place` are where a photograph can be dropped. */
export function useSwapDrag(onSwap: (from: string, to: string) => void) {
  const [drag, setDrag] = useState<Drag>();
  // The browser reports a click after the drag.
  const ignoresClick = useRef(false);
  const isMoving = drag !== undefined && Math.hypot(drag.way.x, drag.way.y) >= LEAST_WAY;

  const handlers = (place: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      ignoresClick.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = { x: event.clientX, y: event.clientY };
      setDrag({ place, from, way: { x: 0, y: 0 }, over: undefined });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!drag) return;
      const way = { x: clientX - drag.from.x, y: clientY - drag.from.y };
      setDrag({ ...drag, way, over: placeAt(clientX, clientY, place) });
    },
    onPointerUp: () => {
      ignoresClick.current = isMoving;
      if (drag?.over !== undefined && isMoving) onSwap(place, drag.over);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!ignoresClick.current) return;
      ignoresClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { handlers, dragged: isMoving ? drag : undefined };
}

function placeAt(x: number, y: number, besides: string): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const { photoPlace } =
      (element.closest('[data-photo-place]') as HTMLElement | null)?.dataset ?? {};
    if (photoPlace !== undefined && photoPlace !== besides) return photoPlace;
  }
  return undefined;
}
