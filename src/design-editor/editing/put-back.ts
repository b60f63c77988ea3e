import type { DesignDocument } from '../../artwork/design/design.ts';
import type { Editing } from './editing.ts';

/** Puts words of the design back where it has them. */
export function putBack(editing: Editing, document: DesignDocument, id: string): Editing {
  const drawn = document.layers.find((layer) => layer.id === id);
  const { words = {} } = editing.edits;
  const { x: _, y: __, ...style } = words[id] ?? {};
  // Copies on other sides follow what is set, not what is left out.
  if (style.rotation !== undefined && drawn?.type === 'text') style.rotation = drawn.rotation ?? 0;
  return { ...editing, edits: { ...editing.edits, words: { ...words, [id]: style } } };
}

/** Whether words of the design were moved or turned. */
export function isOutOfPlace({ edits }: Editing, document: DesignDocument, id: string): boolean {
  const drawn = document.layers.find((layer) => layer.id === id);
  const { x, y, rotation } = edits.words?.[id] ?? {};
  if (drawn?.type !== 'text') return false;
  const isOther = (now: number | undefined, was = 0) => now !== undefined && now !== was;
  return isOther(x, drawn.x) || isOther(y, drawn.y) || isOther(rotation, drawn.rotation);
}
