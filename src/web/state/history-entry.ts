/** What the shop stores in an entry of the browser's history, besides the router's state. */

interface EntryState {
  /** The router's key for the page. */
  key?: string;
  /** How many open dialogs have entries up to this one, above their page's entry. */
  dialogs?: number;
}

export interface HistoryEntry {
  key: string;
  dialogs: number;
}

/** Values stored while a dialog was open, to be written to the entry of its page. */
let dueBelow: object | null = null;

export function currentEntry(): HistoryEntry {
  const { key, dialogs } = (window.history.state ?? {}) as EntryState;
  return { key: key ?? 'default', dialogs: dialogs ?? 0 };
}

/** Adds an entry for a dialog. It has the page's key and index, so the router treats it as the page's entry. */
export function pushDialogEntry(): void {
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, dialogs: currentEntry().dialogs + 1 }, '');
}

/** Stores values with the page, for reloads and for the page once its dialogs are closed. */
export function keepInEntry(values: object, address?: string): void {
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, ...values }, '', address);
  if (currentEntry().dialogs > 0) dueBelow = { ...dueBelow, ...values };
}

/** Call after leaving a dialog's entry for a lower one of the same page. */
export function writeDueValues(): void {
  if (!dueBelow) return;
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, ...dueBelow }, '');
  if (currentEntry().dialogs === 0) dueBelow = null;
}
