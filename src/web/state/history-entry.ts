/** What the shop keeps in an entry of the browser's history, beside what the router keeps there. */

interface EntryState {
  /** The router's name of the page. */
  key?: string;
  /** How many open dialogs have entries of their own up to this one, above the entry of their page. */
  dialogs?: number;
}

export interface HistoryEntry {
  key: string;
  dialogs: number;
}

/** Kept while a dialog was open, and due in the entry of its page. */
let dueBelow: object | null = null;

export function currentEntry(): HistoryEntry {
  const { key, dialogs } = (window.history.state ?? {}) as EntryState;
  return { key: key ?? 'default', dialogs: dialogs ?? 0 };
}

/** Adds an entry for a dialog. The router takes it for the page's own entry, because it has the same key and index. */
export function pushDialogEntry(): void {
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, dialogs: currentEntry().dialogs + 1 }, '');
}

/** Keeps values with the page: a reload finds them, and so does the page once its dialogs are closed. */
export function keepInEntry(values: object, address?: string): void {
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, ...values }, '', address);
  if (currentEntry().dialogs > 0) dueBelow = { ...dueBelow, ...values };
}

/** Call after a dialog's entry was left for one below it, of the same page. */
export function carryDown(): void {
  if (!dueBelow) return;
  const state = window.history.state as object | null;
  window.history.replaceState({ ...state, ...dueBelow }, '');
  if (currentEntry().dialogs === 0) dueBelow = null;
}
