/** Opens the menu under a resting mouse, and closes it once the mouse has left. */
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

// Long enough not to open under a passing pointer.
const OPEN_MS = 180;
// Long enough to cut a corner on the way into the menu.
const LEAVE_MS = 300;

export interface HoverMenu {
  panel: RefObject<HTMLElement | null>;
  /** The mouse moves towards a category. */
  prepare: () => void;
  open: (slug: string) => void;
  close: () => void;
}

/** Handlers for the bar that holds the menu, and for each category in it. */
export function useHoverMenu({ panel, prepare, open, close }: HoverMenu) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A menu that was pressed stays until it is dismissed.
  const isByHover = useRef(false);
  const stay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const later = (act: () => void, milliseconds: number) => {
    timer.current = setTimeout(() => {
      timer.current = undefined;
      act();
    }, milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    bar: {
      onClick: () => (isByHover.current = false),
      onPointerEnter: stay,
      onPointerLeave({ pointerType }: PointerEvent) {
        stay();
        if (pointerType !== 'mouse') return;
        later(() => {
          if (isByHover.current && !panel.current?.contains(document.activeElement)) close();
        }, LEAVE_MS);
      },
    },
    category: (slug: string) => ({
      // Not `enter`: a dialog that closes leaves a resting pointer over the bar.
      onPointerMove({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse' || timer.current !== undefined) return;
        prepare();
        later(() => {
          isByHover.current = true;
          open(slug);
        }, OPEN_MS);
      },
      onPointerLeave: stay,
    }),
  };
}
