/** A short message that closes after a delay, by its button or by Escape. */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../icon-button.tsx';

export const TOAST_DELAY_MS = 5000;

export interface ToastProps {
  title: string;
  closeLabel: string;
  delayMs?: number;
  onClose: () => void;
  children?: ReactNode;
}

/** Give each message its own key, which restarts the timer. */
export function Toast({
  title,
  closeLabel,
  delayMs = TOAST_DELAY_MS,
  onClose,
  children,
}: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  // If the toast has the focus, return it rather than lose it to the top of the page.
  const close = useEffectEvent(() => {
    if (box.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onClose();
  });

  // The timer pauses while the toast is hovered or focused (WCAG 2.2.1).
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), delayMs);
    return () => clearTimeout(timer);
  }, [held, delayMs]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && box.current?.contains(target) === true;
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !isWithin(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  return (
    <div
      ref={box}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => setFocused(isWithin(relatedTarget))}
      className="pointer-events-auto w-full max-w-sm rounded-soft border border-line bg-white p-4 shadow-lift"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="pt-2 font-semibold">{title}</p>
        <IconButton
          icon="close"
          label={closeLabel}
          onClick={() => {
            cameFrom.current?.focus();
            onClose();
          }}
          className="-mt-1 -mr-1"
        />
      </div>
      {children}
    </div>
  );
}
