/** Focuses a field with its label and error: the browser scrolls to the control only, which leaves the label under the header, or the error under the bar at the foot. */

export function focusField(control: HTMLElement): void {
  control.focus();
  (control as HTMLInputElement).labels?.[0]?.parentElement?.scrollIntoView({ block: 'nearest' });
}
