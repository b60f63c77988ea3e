/** Which draft a product page has open: links name it after #, and then only the history entry does. */
import { keepInEntry } from '../../state/history-entry.ts';

const FORM = /^#draft=([\w-]{22,64})$/;

export function namedDraft(hash: string): string | null {
  return FORM.exec(hash)?.[1] ?? null;
}

/**
 * Removes the id from the URL, where anyone who sees or copies the URL would have it, and stores it
 * in the history entry, so that a reload opens the draft again.
 */
export function takeOpenDraft(): string | null {
  const { pathname, search, hash } = window.location;
  const named = namedDraft(hash);
  if (named) rememberOpenDraft(named, pathname + search);
  return named ?? rememberedDraft();
}

/** Whether the page has a draft open, or is about to load it. */
export function hasOpenDraft(): boolean {
  return (namedDraft(window.location.hash) ?? rememberedDraft()) !== null;
}

export function rememberOpenDraft(id: string, address?: string): void {
  keepInEntry({ draft: id }, address);
}

function rememberedDraft(): string | null {
  const { draft } = (window.history.state ?? {}) as { draft?: unknown };
  return typeof draft === 'string' ? namedDraft(`#draft=${draft}`) : null;
}
