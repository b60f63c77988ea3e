/** Which kept design a product page has open: named behind # by links, then by the browser's history alone. */
import { keepInEntry } from '../../state/history-entry.ts';

const FORM = /^#draft=([\w-]{22,64})$/;

export function namedDraft(hash: string): string | null {
  return FORM.exec(hash)?.[1] ?? null;
}

/**
 * Takes the id out of the address, where whoever sees or copies it would have it, and leaves it in the entry of the
 * history, so that a reload opens the design again.
 */
export function takeOpenDraft(): string | null {
  const { pathname, search, hash } = window.location;
  const named = namedDraft(hash);
  if (named) noteOpenDraft(named, pathname + search);
  return named ?? noted();
}

export function noteOpenDraft(id: string, address?: string): void {
  keepInEntry({ draft: id }, address);
}

function noted(): string | null {
  const { draft } = (window.history.state ?? {}) as { draft?: unknown };
  return typeof draft === 'string' ? namedDraft(`#draft=${draft}`) : null;
}
