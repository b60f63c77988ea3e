/** The stack of toasts. Always mounted, because screen readers announce only changes in a live region that already exists. */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [isAtTop, setIsAtTop] = useState(false);

  // A toast must not cover the focused element, whichever of the two came first (WCAG 2.4.11).
  const giveWay = () => {
    const toasts = [...(region.current?.children ?? [])];
    if (toasts.length === 0) return setIsAtTop(false);
    const focused = document.querySelector(':focus-visible');
    if (!focused || region.current?.contains(focused)) return;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isCovered = toasts.some((toast) => {
      const box = toast.getBoundingClientRect();
      return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    });
    if (isCovered) setIsAtTop(y > window.innerHeight / 2);
  };
  useLayoutEffect(giveWay);

  const onMove = useEffectEvent(giveWay);
  useEffect(() => {
    const listener = () => onMove();
    document.addEventListener('focusin', listener);
    // Capturing, because scroll events of nested scroll containers do not bubble.
    document.addEventListener('scroll', listener, { capture: true, passive: true });
    return () => {
      document.removeEventListener('focusin', listener);
      document.removeEventListener('scroll', listener, { capture: true });
    };
  }, []);

  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      aria-live="polite"
      className={`pointer-events-none fixed inset-x-4 z-50 flex flex-col items-end gap-2 print:hidden ${isAtTop ? 'top-4' : 'bottom-[calc(1rem+var(--buy-bar,0px))]'}`}
    >
      {children}
    </div>
  );
}
