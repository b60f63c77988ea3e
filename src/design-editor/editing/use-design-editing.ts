/** The state of the editor: what the shopper has made of a design, the way back and forth through it, and what is selected. */
import { useEffect, useEffectEvent, useState } from 'react';
import { personaliseDesign, type FindClipart } from '../../artwork/design/edit-design.ts';
import type { DesignDocument, DesignField } from '../../artwork/design/design.ts';
import { previewPersonalisation } from '../../domain/personalisation/preview-personalisation.ts';
import { change, redo, settle, startHistory, undo } from './edit-history.ts';
import type { Editing } from './editing.ts';

export interface DesignBasis {
  /** Wearing the shop's sample words. */
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

  // What is done here is done on the page below: closing the editor loses nothing.
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (editing !== start) tell(editing);
  }, [editing, start]);

  return {
    editing,
    document,
    selected: document.layers.find(({ id }) => id === selectedId) ?? null,
    select,
    /** @param about changes with the same name in a row are undone together */
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
  // A text just added is a layer before anything is written in it.
  return personaliseDesign(document, { ...shown, edits }, findClipart);
}
