/** Focuses a field with its label: the browser scrolls to the control only, which leaves the label under the header. */

export function focusField(control: HTMLElement): void {
  control.focus();
  (control as HTMLInputElement).labels?.[0]?.scrollIntoView({ block: 'nearest' });
}
