/** A moved ticket leaves the hand: the focus goes to the ticket after it, so that the keys go on from there. */
import { useEffect, useRef, type RefObject } from 'react';
import type { Board } from '../board.ts';
import { focusTicket, shownTickets } from '../use-board-keys.ts';

/** Returns what is called before a move: with the ticket that has the focus, and all that are moved. */
export function useFocusNext(element: RefObject<HTMLElement | null>, board: Board) {
  const next = useRef<string>(undefined);
  useEffect(() => {
    const id = next.current;
    next.current = undefined;
    // Only if the focus went with the ticket.
    if (id === undefined || document.activeElement !== document.body) return;
    focusTicket(shownTickets(element.current).find(({ dataset }) => dataset.piece === id));
  }, [board, element]);
  return (current: string, moved: ReadonlySet<string>): void => {
    const tickets = shownTickets(element.current);
    const at = tickets.findIndex(({ dataset }) => dataset.piece === current);
    const stays = ({ dataset }: HTMLElement) =>
      !moved.has(dataset.piece!) && dataset.state === tickets[at]?.dataset.state;
    const after = tickets.slice(at + 1).find(stays) ?? tickets.slice(0, at).findLast(stays);
    next.current = after?.dataset.piece;
  };
}
