/** A part of an order being changed in a dialog, while a colleague may change the same part. */
import { useState } from 'react';
import { beginEdits, draftOf, versionToSave } from '../../../drafts/edits.ts';
import type { Order } from '../order.ts';

export function useOrderDraft<Part>({ version }: Order, saved: Part) {
  const [edits, setEdits] = useState(() => beginEdits({ part: saved }, version));
  return {
    draft: draftOf({ part: saved }, edits).part,
    change: (part: Part) => setEdits((before) => ({ ...before, fields: { part } })),
    version: versionToSave(edits, { part: saved }, version),
    /** The member has been told of the changes up to this version. */
    see: (seen: number) => setEdits((before) => ({ ...before, version: seen })),
  };
}
