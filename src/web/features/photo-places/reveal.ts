/** Scrolls to what would not be seen: below the window, under the bar at its foot or above it. */
import { useEffect, useRef, type RefObject } from 'react';

/** Of the window; the bar of narrow windows begins below. */
const LOWEST_SHARE = 0.85;
/** Height of the header and its notice on phones, with the small picture that follows. */
const HIGHEST_PX = 224;

/** Of it alone. */
const HEADER_PX = 64;

/** From this width there is no small picture. */
const DESKTOP_PX = 768;

/** A ref for the message. */
export function reveal(message: HTMLElement | null): void {
  if (!message) return;
  const { top, bottom } = message.getBoundingClientRect();
  if (top < HIGHEST_PX || bottom > LOWEST_SHARE * window.innerHeight)
    message.scrollIntoView({ block: 'center' });
}

const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Scrolls to the large picture of the product, unless it is wholly seen. */
function showPicture(picture: HTMLElement): void {
  const { top, bottom } = picture.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  picture.scrollIntoView({ block: 'center', behavior: behavior() });
}

/**
 * Scrolls to all of the panel, below at least half of the large picture of the product; if they do not fit, to that
 * picture alone, or for a single photograph to the panel below the small picture.
 */
function showPictureAnd(
  panel: HTMLElement | null,
  picture: HTMLElement | null,
  isSingle: boolean,
): void {
  if (!panel || !picture) return;
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const seen = picture.getBoundingClientRect();
  const { bottom, height } = panel.getBoundingClientRect();
  const lowest = window.innerHeight - bar;
  const toPanel = bottom - lowest;
  const toHalf = seen.top + seen.height / 2 - HEADER_PX;
  const isSmallEnough = isSingle && height + HIGHEST_PX <= lowest;
  if (toPanel > toHalf && !isSmallEnough) showPicture(picture);
  else
    window.scrollBy({
      top: Math.max(toPanel, Math.min(0, seen.top - HEADER_PX)),
      behavior: behavior(),
    });
}

/** Scrolls to the top of what was opened, unless it is in the upper half of the window. */
function revealTop(opened: HTMLElement | null): void {
  const top = opened?.getBoundingClientRect().top ?? 0;
  const highest = window.innerWidth < DESKTOP_PX ? HIGHEST_PX : 0;
  if (top < highest || top > window.innerHeight / 2) opened?.scrollIntoView({ block: 'start' });
}

/**
 * A ref for the photograph that is shown large, which is scrolled to when somebody has asked for it.
 * @param asked how often; 0 while a design is shown as it was left
 * @param filled how often the last open place was filled, which shows the picture of the product as well
 */
export function useRevealed(
  { asked, filled }: { asked: number; filled: number },
  picture: RefObject<HTMLElement | null>,
  { isShown, isSingle }: { isShown: boolean; isSingle: boolean },
) {
  const panel = useRef<HTMLDivElement>(null);
  const isWanted = isShown && asked > 0;
  useEffect(() => {
    if (isWanted) revealTop(panel.current);
  }, [isWanted, asked]);
  const isFilled = isShown && filled > 0;
  useEffect(() => {
    if (isFilled) showPictureAnd(panel.current, picture.current, isSingle);
  }, [isFilled, filled, picture, isSingle]);
  return panel;
}
