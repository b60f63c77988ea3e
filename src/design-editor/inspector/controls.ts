/** The controls of a layer that can be gone to, by the attribute data-control of their places. */

export type Control = 'words' | 'size' | 'colour' | 'lettering';

/** Scrolls to a control, focuses it, and opens it if it is closed. */
export function goTo(panel: HTMLElement | null, control: Control): void {
  const place = panel?.querySelector(`[data-control="${control}"]`);
  const target =
    place?.querySelector<HTMLElement>('input:checked') ??
    place?.querySelector<HTMLElement>('input, textarea, button');
  if (!place || !target) return;
  if (target.getAttribute('aria-expanded') === 'false') target.click();
  place.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
}
