/** The controls beside the design; in narrow windows, a bottom sheet that can be dragged up and down. */
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslations } from '../editor-services.ts';
import { pulled, settled, SHEET_PERCENT, type SheetPosition } from './sheet-position.ts';

export interface ControlSheetProps {
  /** The scrolling element. */
  panel: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

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

export function ControlSheet({ panel, children }: ControlSheetProps) {
  const t = useTranslations();
  const [position, setPosition] = useState<SheetPosition>('low');
  const [held, setHeld] = useState<number | null>(null);
  const pull = useRef<Pull | null>(null);
  const handOff = useRef(-Infinity);
  const percent = held ?? SHEET_PERCENT[position];

  // The on-screen keyboard shrinks the sheet, which may hide the focused field.
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      const typedIn = document.activeElement;
      if (box.scrollHeight <= box.clientHeight) return;
      if (typedIn?.matches('input, textarea') && box.contains(typedIn))
        typedIn.scrollIntoView({ block: 'center' });
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, [panel]);

  function start(event: PointerEvent<HTMLElement>): void {
    const room = event.currentTarget.parentElement?.parentElement?.clientHeight ?? 100;
    const { clientY: y, timeStamp: at } = event;
    pull.current = {
      y,
      percent,
      perPercent: room / 100,
      last: {
        y,
        at,
      },
      speed: 0,
      hasMoved: false,
    };
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
  const toggle = () => setPosition(position === 'high' ? 'low' : 'high');
  function end({ type, timeStamp }: PointerEvent): void {
    const now = pull.current;
    pull.current = null;
    if (!now) return;
    handOff.current = timeStamp;
    setHeld(null);
    if (now.hasMoved) setPosition(settled(percent, now.speed));
    else if (type === 'pointerup') toggle();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setPosition(event.key === 'ArrowUp' ? 'high' : 'low');
  }

  return (
    <section
      aria-label={t('sheet.label')}
      style={{ '--sheet': `${percent}%` } as CSSProperties}
      className={
        'beside:flex beside:min-h-0 beside:flex-col sheet:flex sheet:h-(--sheet) sheet:shrink-0 sheet:flex-col sheet:border-t sheet:border-line sheet:bg-white sheet:shadow-[0_-8px_24px_-8px_rgb(31_42_36/18%)] sheet:rounded-t-soft ' +
        (held === null ? 'sheet:transition-[height] sheet:duration-200' : '')
      }
    >
      <button
        type="button"
        aria-expanded={position === 'high'}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
        onClick={({ detail, timeStamp }) => {
          // A drag has already been handled, and some browsers send no click after it. Keyboards
          // send only the click.
          if (detail === 0 || timeStamp - handOff.current > AFTER_HAND_MS) toggle();
        }}
        className="hidden h-11 w-full shrink-0 touch-none items-center justify-center sheet:flex"
      >
        <span aria-hidden="true" className="h-1.5 w-12 rounded-full bg-edge" />
        <span className="sr-only">{t('sheet.handle')}</span>
      </button>
      <div
        ref={panel}
        tabIndex={-1}
        className="grid grid-cols-1 content-start gap-6 pb-10 outline-none beside:-mx-2 beside:min-h-0 beside:grow beside:overflow-y-auto beside:overscroll-contain beside:px-2 sheet:min-h-0 sheet:grow sheet:gap-5 sheet:overflow-y-auto sheet:overscroll-contain sheet:px-4 sheet:pb-6"
      >
        {children}
      </div>
    </section>
  );
}
