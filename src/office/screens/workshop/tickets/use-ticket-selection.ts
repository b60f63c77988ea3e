/** The selected pieces of the board. Pieces that leave it leave the selection. */
import { useCallback, useMemo, useState } from 'react';
import type { Piece } from '../board.ts';

export interface TicketSelection {
  pieces: readonly Piece[];
  ids: ReadonlySet<string>;
  /** Selects it, or takes it out. */
  toggle: (id: string) => void;
  add: (ids: readonly string[]) => void;
  /** Selects all of these, or none if all are selected. */
  toggleAll: (ids: readonly string[]) => void;
  clear: () => void;
}

/**
 * The functions stay the same from render to render.
 *
 * @param onChoose hears which pieces the member selected or took out, and stays the same too
 */
export function useTicketSelection(
  shown: readonly Piece[],
  onChoose: (ids: readonly string[]) => void,
): TicketSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pieces = useMemo(() => shown.filter(({ id }) => chosen.has(id)), [shown, chosen]);
  const ids = useMemo(() => new Set(pieces.map(({ id }) => id)), [pieces]);
  const add = useCallback(
    (added: readonly string[]) => {
      onChoose(added);
      setChosen((before) => new Set([...before, ...added]));
    },
    [onChoose],
  );
  const toggleAll = useCallback(
    (all: readonly string[]) => {
      onChoose(all);
      setChosen((before) => {
        const rest = new Set([...before].filter((id) => !all.includes(id)));
        return all.every((id) => before.has(id)) ? rest : new Set([...before, ...all]);
      });
    },
    [onChoose],
  );
  const toggle = useCallback((id: string) => toggleAll([id]), [toggleAll]);
  const clear = useCallback(() => setChosen(new Set()), []);
  return { pieces, ids, toggle, add, toggleAll, clear };
}
