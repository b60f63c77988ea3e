/** Scrolls to what would not be seen: below the window, under the bar at its foot or above it. */
import { useEffect, useRef } from 'react';

/** Of the window; the bar of narrow windows begins below. */
const LOWEST_SHARE = 0.85;
/** Height of the header and its notice on phones, with the small picture that follows. */
const HIGHEST_PX = 224;

/** From this width there is no small picture. */
const DESKTOP_PX = 768;

/** A ref for the message. */
export function reveal(message: HTMLElement | null): void {
  if (!message) return;
  const { top, bottom } = message.getBoundingClientRect();
  if (top < HIGHEST_PX || bottom > LOWEST_SHARE * window.innerHeight)
    message.scrollIntoView({ block: 'center' });
}

/** Scrolls to the large picture of the product, unless it is wholly seen. */
export function showPicture(picture: HTMLElement | null): void {
  if (!picture) return;
  const { top, bottom } = picture.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  picture.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
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
 */
export function useRevealed(asked: number, isShown: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const isWanted = isShown && asked > 0;
  useEffect(() => {
    if (isWanted) revealTop(panel.current);
  }, [isWanted, asked]);
  return panel;
}
