/** Leads to the first field that is wrong. Loaded when something was refused. */

const WRONG = 'input[aria-invalid="true"], [aria-invalid="true"] input:not(:disabled)';
/** Of the window; the bar of narrow windows begins below. */
const LOWEST_SHARE = 0.85;

/** Focuses the field, and scrolls if its message is below the window or under the bar that sticks to its bottom. */
export function showFault(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(WRONG);
  field?.focus();
  const ids = field?.closest('[aria-describedby]')?.getAttribute('aria-describedby');
  const message = document.getElementById(ids?.split(' ').at(-1) ?? '');
  if (message && message.getBoundingClientRect().bottom > LOWEST_SHARE * window.innerHeight)
    message.scrollIntoView({ block: 'center' });
}
