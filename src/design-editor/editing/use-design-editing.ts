/** The state of the editor: the shopper's edits, their undo history and the selection. */
import { useEffect, useEffectEvent, useState } from 'react';
import { personaliseDesign, type FindClipart } from '../../artwork/design/edit-design.ts';
import type { DesignDocument, DesignField } from '../../artwork/design/design.ts';
import { previewPersonalisation } from '../../domain/personalisation/preview-personalisation.ts';
import { change, redo, settle, startHistory, undo } from './edit-history.ts';
import type { Editing } from './editing.ts';

export interface DesignBasis {
  /** With the shop's sample text. */
  document: DesignDocument;
  fields: readonly DesignField[];
  findClipart: FindClipart;
}

export function useDesignEditing(
  basis: DesignBasis,
  start: Editing,
  onChange: (editing: Editing) => void,
) {
  const [history, setHistory] = useState(() => startHistory(start));
  const [selectedId, select] = useState<string | null>(null);
  const editing = history.present;
  const document = dressed(basis, editing);

  // Changes are passed to the page at once, so closing the editor loses nothing.
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (editing !== start) tell(editing);
  }, [editing, start]);

  return {
    editing,
    document,
    selected: document.layers.find(({ id }) => id === selectedId) ?? null,
    select,
    /** @param about consecutive changes with the same name are undone together */
    act: (next: Editing, about: string | null = null) =>
      setHistory((before) => change(before, next, about)),
    settle: () => setHistory(settle),
    undo: () => setHistory((before) => undo(before) ?? before),
    redo: () => setHistory((before) => redo(before) ?? before),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

function dressed({ document, fields, findClipart }: DesignBasis, editing: Editing): DesignDocument {
  const { words, edits } = editing;
  const shown = previewPersonalisation({ v: 1, fields: { ...words } }, fields);
  // Keep empty texts: a text just added is a layer before anything is typed.
  return personaliseDesign(document, { ...shown, edits }, findClipart);
}
