/** Whether changes go to both sides of a design, which is so until the shopper chooses one side. */
import { useState } from 'react';
import type { DesignDocument } from '../../artwork/design/design.ts';
import type { Editing } from './editing.ts';
import { copiesOf, mirrored } from './linked-copies.ts';
import type { useDesignEditing } from './use-design-editing.ts';

type State = ReturnType<typeof useDesignEditing>;

export type LinkedSides = ReturnType<typeof useLinkedSides>;

/** @param document as the shop drew it */
export function useLinkedSides(document: DesignDocument, state: State) {
  const [isLinked, setLinked] = useState(true);
  const { editing, act } = state;
  const copies = (id: string) => copiesOf(document, editing, id);
  return {
    state: isLinked
      ? {
          ...state,
          act: (next: Editing, about?: string | null) =>
            act(mirrored(document, editing, next), about),
        }
      : state,
    /** Changes one side alone. */
    actHere: act,
    isLinked,
    setLinked,
    /** The layers that change together with a layer. */
    linkedTo: (id: string) => (isLinked ? copies(id) : []),
    hasCopies: (id: string) => copies(id).length > 0,
  };
}
