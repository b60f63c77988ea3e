/** Keeps the steps of each design while the page lives, so that they can be undone after the editor was closed. */
import { normaliseEdits } from '../../domain/personalisation/design-edits.ts';
import type { DesignDocument } from '../../artwork/design/design.ts';
import { change, settle, startHistory, type History } from './edit-history.ts';
import type { Editing } from './editing.ts';

/** By the design as the shop drew it, of which the page has one object. */
const histories = new WeakMap<DesignDocument, History<Editing>>();

export function keepHistory(document: DesignDocument, history: History<Editing>): void {
  histories.set(document, history);
}

/**
 * The kept steps of a design, continued by what the page shows now. What was changed outside the
 * editor is one step.
 */
export function resumedHistory(document: DesignDocument, start: Editing): History<Editing> {
  const kept = histories.get(document);
  if (!kept || kept.past.length + kept.future.length === 0) return startHistory(start);
  const continued = isAlike(kept.present, start)
    ? { ...kept, present: start }
    : change(kept, start);
  return settle(continued);
}

/** Whether nothing that is made differs. */
export function isAlike(one: Editing, other: Editing): boolean {
  return described(one) === described(other);
}

function described({ words, edits }: Editing): string {
  const written = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([written, normaliseEdits(edits) ?? {}]);
}
