/** Scrolls to a message that would not be seen: below the window, under the bar at its foot or above it. */

/** Of the window; the bar of narrow windows begins below. */
const LOWEST_SHARE = 0.85;
/** Height of the header and its notice on phones, with the small picture that follows. */
const HIGHEST_PX = 224;

/** A ref for the message. */
export function reveal(message: HTMLElement | null): void {
  if (!message) return;
  const { top, bottom } = message.getBoundingClientRect();
  if (top < HIGHEST_PX || bottom > LOWEST_SHARE * window.innerHeight)
    message.scrollIntoView({ block: 'center' });
}
