/** Keeps the focus and the view of the stage with what is selected. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Drawn } from './use-drawn.ts';

/** What has the focus because the shopper went there. */
const CONTROLS = 'a, button, input, select, summary, textarea';

/** A layer added while another has the focus, or in place of that one, takes the focus: only one looks selected. */
export function useFocusOnSelection(
  frame: RefObject<HTMLElement | null>,
  selected: string | null,
  drawn: Drawn,
): void {
  const last = useRef<SVGElement | null>(null);
  useEffect(() => {
    const stage = frame.current;
    const { activeElement } = document;
    const gone = last.current?.isConnected === false && !activeElement?.matches(CONTROLS);
    const focused = activeElement?.closest<SVGElement>('[data-layer]') ?? null;
    if (!gone || focused) last.current = focused;
    if (!selected || !stage || !(gone || (focused && stage.contains(focused)))) return;
    if (focused?.dataset['layer'] === selected) return;
    stage.querySelector<SVGElement>(`[data-layer="${selected}"]`)?.focus({ preventScroll: true });
  }, [selected, drawn, frame]);
}

/** Scrolls the enlarged stage, once, to a layer that is selected while its middle is not visible. */
export function useSelectionInView(
  frame: RefObject<HTMLElement | null>,
  selected: string | null,
  drawn: Drawn,
): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const stage = frame.current;
    const layer = stage?.querySelector(`[data-layer="${selected}"]`);
    if (!stage || !layer || seen.current === selected) return;
    seen.current = selected;
    const [room, box] = [stage.getBoundingClientRect(), layer.getBoundingClientRect()];
    const across = (box.left + box.right - room.left - room.right) / 2;
    const down = (box.top + box.bottom - room.top - room.bottom) / 2;
    const isAway = Math.abs(across) > room.width / 2 || Math.abs(down) > room.height / 2;
    // Nothing moves under a finger that begins to drag.
    if (isAway && !layer.matches(':active')) stage.scrollBy(across, down);
  }, [selected, drawn, frame]);
}
