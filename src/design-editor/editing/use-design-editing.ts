/** The state of the editor: the shopper's edits, their undo history and the selection. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { personaliseDesign, type FindClipart } from '../../artwork/design/edit-design.ts';
import type { DesignDocument, DesignField } from '../../artwork/design/design.ts';
import { previewPersonalisation } from '../../domain/personalisation/preview-personalisation.ts';
import { change, redo, settle, takeBack, undo } from './edit-history.ts';
import { withoutEmptyTexts, type Editing } from './editing.ts';
import { isAlike, keepHistory, resumedHistory } from './kept-history.ts';

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
  const [history, setHistory] = useState(() => resumedHistory(basis.document, start));
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const editing = history.present;
  const document = designOf(basis, editing);

  // Changes are passed to the page at once, so closing the editor loses nothing; also those back to the start.
  const tell = useEffectEvent(onChange);
  const told = useRef(start);
  useEffect(() => {
    if (editing === told.current) return;
    told.current = editing;
    tell(editing);
  }, [editing]);

  useEffect(() => keepHistory(basis.document, history), [basis.document, history]);

  const chosen = document.layers.filter(({ id }) => chosenIds.includes(id));
  const [only] = chosen;
  return {
    editing,
    document,
    /** The steps that can be undone, oldest first. */
    past: history.past,
    /** What other words and changes make of the design. */
    designOf: (other: Editing) => designOf(basis, other),
    /** The selected layers, from back to front. */
    chosen,
    /** The selected layer, unless there are several. */
    selected: only && chosen.length === 1 ? only : null,
    select: (id: string | null) => setChosenIds(id === null ? [] : [id]),
    /** Selects a layer besides the others, or no longer. */
    toggle: (id: string) =>
      setChosenIds((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    /** @param about consecutive changes with the same name are undone together */
    act: (next: Editing, about: string | null = null) =>
      setHistory((before) => change(before, next, about)),
    /** Ends the selection, and removes what was added but has no words yet. */
    leave(): void {
      setHistory((before) => takeBack(before, withoutEmptyTexts(before.present), isAlike));
      setChosenIds([]);
    },
    settle: () => setHistory(settle),
    undo: () => setHistory((before) => undo(before) ?? before),
    redo: () => setHistory((before) => redo(before) ?? before),
    isChanged: () => !isAlike(editing, start),
    /** Takes back what was changed since the start, for when the editor closes: undo brings it again. */
    drop(): void {
      const dropped = change(settle(history), { ...start });
      keepHistory(basis.document, dropped);
      onChange(dropped.present);
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** The design with the shopper's words and changes. */
export function designOf(
  { document, fields, findClipart }: DesignBasis,
  editing: Editing,
): DesignDocument {
  const { words, edits } = editing;
  const shown = previewPersonalisation({ v: 1, fields: { ...words } }, fields);
  // Keep empty texts: a text just added is a layer before anything is typed.
  return personaliseDesign(document, { ...shown, edits }, findClipart);
}
