/** Notices when the buying button's own place is above the window, or a keyboard needs the room. */
import { useEffect, useState, type RefObject } from 'react';
import { setRootLength } from '../../../ui/window/root-length.ts';
import { useRootMark } from '../../../ui/window/use-root-mark.ts';
import { useVisibleViewport } from '../../../ui/window/use-visible-viewport.ts';

/**
 * In its form, though styles may hold it at the foot of the window; held there because the form is
 * above the window; hidden on phones while somebody types; or hidden because other products follow.
 */
export type BuyBarPlace = 'here' | 'past' | 'typing' | 'left';

export interface WatchBuyBarProps {
  place: RefObject<HTMLElement | null>;
  onPlace: (place: BuyBarPlace) => void;
}

export function WatchBuyBar({ place, onPlace }: WatchBuyBarProps) {
  const isPast = useIsAbove(place);
  const isLeft = useIsLeft();
  useRootMark('withBuyBar', 'form');
  useRoomFor(place);
  const isTyping = useVisibleViewport(true) !== undefined;
  const at = isTyping ? 'typing' : isLeft ? 'left' : isPast ? 'past' : 'here';
  useEffect(() => onPlace(at), [at, onPlace]);
  return null;
}

function useIsAbove(place: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  const covered = useCoveredHeight();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1);
        if (seen) setIsAbove(seen.boundingClientRect.top < (seen.rootBounds?.top ?? 0));
      },
      { threshold: 1, rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, covered]);
  return isAbove;
}

/** More than the rest of any page. */
const FAR_PX = 100_000;

/** Whether other products fill most of the window, or are above it: the price below is not theirs. */
function useIsLeft(): boolean {
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const others = document.querySelector('[data-buy-end]');
    if (!others) return;
    const observer = new IntersectionObserver(
      (entries) => setIsLeft(entries.at(-1)?.isIntersecting ?? false),
      // Also when it is far above: a jump past it would not be reported otherwise.
      { rootMargin: `${FAR_PX}px 0px -40% 0px` },
    );
    observer.observe(others);
    return () => observer.disconnect();
  }, []);
  return isLeft;
}

/** Toasts and the end of the page keep clear of the bar, which is higher while it says something. */
function useRoomFor(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = place.current?.firstElementChild;
    if (!bar) return;
    const observer = new ResizeObserver(() =>
      setRootLength('--buy-bar', bar.getBoundingClientRect().height),
    );
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--buy-bar');
    };
  }, [place]);
}

/** How much of the window's top the header covers, in pixels. */
function useCoveredHeight(): number {
  const [height, setHeight] = useState(headerHeight);
  useEffect(() => {
    // The shell measures the header some time after the page is shown, and when the window changes.
    const read = () => setHeight(headerHeight());
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    // Styles have another height in a wider window.
    window.addEventListener('resize', read);
    read();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', read);
    };
  }, []);
  return height;
}

function headerHeight(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--header-height');
  return Number.parseInt(height, 10) || 0;
}
