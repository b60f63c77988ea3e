/** The height of the bottom sheet: dragged, toggled by a tap, or set by the arrow keys. */
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { pulled, settled, SHEET_PERCENT, type SheetPosition } from './sheet-position.ts';

interface Pull {
  y: number;
  percent: number;
  /** Screen pixels per percent. */
  perPercent: number;
  last: { y: number; at: number };
  speed: number;
  hasMoved: boolean;
}

/** Less movement counts as a tap. */
const TREMOR_PX = 6;
/** The click after a drag comes within this time. */
const AFTER_HAND_MS = 500;

/** The handlers belong to the sheet's handle, which is a child of the sheet. */
export function useSheetDrag() {
  const [position, setPosition] = useState<SheetPosition>('low');
  const [held, setHeld] = useState<number | null>(null);
  const pull = useRef<Pull | null>(null);
  const handOff = useRef(-Infinity);
  const percent = held ?? SHEET_PERCENT[position];
  const toggle = () => setPosition(position === 'high' ? 'low' : 'high');

  function start(event: PointerEvent<HTMLElement>): void {
    const room = event.currentTarget.parentElement?.parentElement?.clientHeight ?? 100;
    const { clientY: y, timeStamp: at } = event;
    const last = { y, at };
    pull.current = { y, percent, perPercent: room / 100, last, speed: 0, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function move({ clientY: y, timeStamp: at }: PointerEvent): void {
    const now = pull.current;
    if (!now) return;
    now.hasMoved ||= Math.abs(y - now.y) > TREMOR_PX;
    now.speed = (y - now.last.y) / Math.max(1, at - now.last.at);
    now.last = { y, at };
    if (now.hasMoved) setHeld(pulled(now.percent - (y - now.y) / now.perPercent));
  }
  function end({ type, timeStamp }: PointerEvent): void {
    const now = pull.current;
    pull.current = null;
    if (!now) return;
    handOff.current = timeStamp;
    setHeld(null);
    if (now.hasMoved) setPosition(settled(percent, now.speed));
    else if (type === 'pointerup') toggle();
  }

  return {
    percent,
    isHigh: position === 'high',
    isDragged: held !== null,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown(event: KeyboardEvent): void {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setPosition(event.key === 'ArrowUp' ? 'high' : 'low');
      },
      onClick({ detail, timeStamp }: MouseEvent): void {
        // A drag has already been handled, and some browsers send no click after it. Keyboards
        // send only the click.
        if (detail === 0 || timeStamp - handOff.current > AFTER_HAND_MS) toggle();
      },
    },
  };
}
