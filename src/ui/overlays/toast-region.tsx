/** The stack of toasts: below the header on desktops, above the bar at the foot of phones. Always mounted, because screen readers announce only changes in a live region that already exists. */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** Below the header, wherever what is above it has scrolled to. */
const TOP = {
  top: 'calc(var(--below-header, 10rem) + 0.75rem)',
  paddingInline: 'max(0px, 50vw - 39rem)',
};
const BOTTOM = { bottom: 'calc(1rem + var(--toasts-above, 0px))' };

export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<'usual' | 'top' | 'bottom'>('usual');

  // A toast must not cover an open menu, nor the focused element, whichever of the two came first (WCAG 2.4.11).
  const giveWay = () => {
    const toasts = [...(region.current?.children ?? [])];
    if (toasts.length === 0) return setPlace('usual');
    const header = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
    region.current?.style.setProperty('--below-header', `${Math.max(0, header)}px`);
    if (document.querySelector('header [aria-expanded=true]')) return setPlace('bottom');
    const focused = document.querySelector(':focus-visible');
    if (!focused || region.current?.contains(focused)) return;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isCovered = toasts.some((toast) => {
      const box = toast.getBoundingClientRect();
      return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
    });
    if (isCovered) setPlace(y > window.innerHeight / 2 ? 'top' : 'bottom');
  };
  useLayoutEffect(giveWay);

  const onMove = useEffectEvent(giveWay);
  useEffect(() => {
    const listener = () => onMove();
    document.addEventListener('focusin', listener);
    document.addEventListener('click', listener);
    // Capturing, because scroll events of nested scroll containers do not bubble.
    document.addEventListener('scroll', listener, { capture: true, passive: true });
    return () => {
      document.removeEventListener('focusin', listener);
      document.removeEventListener('click', listener);
      document.removeEventListener('scroll', listener, { capture: true });
    };
  }, []);

  const isAtTop = place === 'top' || (place === 'usual' && matchMedia('(width >= 48rem)').matches);
  return (
    <div
      ref={region}
      data-toasts=""
      role="region"
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 z-50 flex flex-col items-end gap-2 print:hidden"
      style={isAtTop ? TOP : BOTTOM}
    >
      {children}
    </div>
  );
}
