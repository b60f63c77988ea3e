/** What a press on a ticket or on the box of a group does: it selects. */
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import type { BoardActions } from './lane.tsx';
import type { TicketSelection } from './tickets/use-ticket-selection.ts';

/** What tickets call; the same object from render to render. */
export function useBoardActions(
  { ids, toggle, toggleAll, add }: TicketSelection,
  setCurrent: (id: string) => void,
): NonNullable<BoardActions> {
  const selected = useRef(ids);
  const anchor = useRef<string>(undefined);
  useEffect(() => {
    selected.current = ids;
  }, [ids]);
  return useMemo(
    () => ({
      onPress: (id: string, { shiftKey, currentTarget }: MouseEvent) => {
        if (shiftKey && anchor.current !== undefined)
          add(idsBetween(currentTarget, anchor.current, id));
        else toggle(id);
        anchor.current = id;
      },
      onFocus: setCurrent,
      draggedWith: (id: string) => (selected.current.has(id) ? [...selected.current] : [id]),
      onGroup: toggleAll,
    }),
    [toggle, toggleAll, add, setCurrent],
  );
}

/** The tickets from one to another, both included, as the page has them. */
function idsBetween(ticket: Element, one: string, other: string): string[] {
  const tickets = [
    ...(ticket.closest('.board')?.querySelectorAll<HTMLElement>('[data-piece]') ?? []),
  ];
  const state = (ticket as HTMLElement).dataset.state;
  const ids = tickets
    .filter(({ dataset }) => dataset.state === state)
    .map(({ dataset }) => dataset.piece!);
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)];
  return from === -1 ? [other] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
