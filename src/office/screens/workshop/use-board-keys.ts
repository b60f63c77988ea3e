/** J, K and the arrows move through the tickets, X and the space bar select, M moves, A approves, Enter opens the order. */
import { useState, type RefObject } from 'react';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { spotTowards, type Direction } from './tickets/neighbour-on-board.ts';

export interface BoardKeysOptions {
  board: RefObject<HTMLElement | null>;
  toggle: (id: string) => void;
  add: (ids: readonly string[]) => void;
  clear: () => void;
  onMove: (current: string | undefined) => void;
  onApprove: (current: string | undefined) => void;
  onOpen: ((id: string) => void) | undefined;
}

export interface BoardKeys {
  /** The ticket that the keys act on. */
  current: string | undefined;
  setCurrent: (id: string) => void;
}

export function useBoardKeys(options: BoardKeysOptions): BoardKeys {
  const { board, toggle, add, clear, onMove, onApprove, onOpen } = options;
  const [current, setCurrent] = useState<string>();
  const go = (find: (tickets: HTMLElement[], from: HTMLElement) => HTMLElement | undefined) => {
    const tickets = shownTickets(board.current);
    const from = tickets.find(({ dataset }) => dataset.piece === current);
    const to = from ? find(tickets, from) : tickets[0];
    focusTicket(to);
    return { from: from?.dataset.piece, to: to?.dataset.piece };
  };
  const along = (step: 1 | -1) =>
    go((tickets, from) => {
      const column = tickets.filter(({ dataset }) => dataset.state === from.dataset.state);
      return column[column.indexOf(from) + step];
    });
  const towards = (direction: Direction) =>
    go((tickets, from) => inDirection(tickets, from, direction));
  /** Arrows scroll the page unless a ticket has the focus. */
  const arrow = (direction: Direction, doesExtend: boolean) => (event: KeyboardEvent) => {
    if (!isTicket(event.target)) return;
    event.preventDefault();
    const { from, to } = towards(direction);
    if (doesExtend) add([from, to].filter((id) => id !== undefined));
  };
  useShortcuts({
    j: () => void along(1),
    k: () => void along(-1),
    x: () => {
      if (current !== undefined) toggle(current);
    },
    Space: (event) => {
      if (!isTicket(event.target) || current === undefined) return;
      event.preventDefault();
      toggle(current);
    },
    Enter: ({ target }) => {
      if (isTicket(target) && current !== undefined) onOpen?.(current);
    },
    Escape: clear,
    m: () => onMove(current),
    a: () => onApprove(current),
    ArrowUp: arrow('up', false),
    ArrowDown: arrow('down', false),
    ArrowLeft: arrow('left', false),
    ArrowRight: arrow('right', false),
    'Shift+ArrowUp': arrow('up', true),
    'Shift+ArrowDown': arrow('down', true),
    'Shift+ArrowLeft': arrow('left', true),
    'Shift+ArrowRight': arrow('right', true),
  });
  return { current, setCurrent };
}

const isTicket = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.piece !== undefined;

/** Narrow windows hide all columns but one. Asks cells, because asking tickets would lay out all of them. */
export function shownTickets(board: HTMLElement | null): HTMLElement[] {
  const cells = [...(board?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  return cells
    .filter((cell) => cell.offsetParent !== null)
    .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[data-piece]')]);
}

const isInSight = (ticket: HTMLElement): boolean =>
  ticket.checkVisibility({ contentVisibilityAuto: true });

/** More than the tickets of a row and the one beneath it. */
const NEAR = 24;

/** Up and down stay in the column. Only tickets nearby are measured: to measure one is to lay it out. */
function inDirection(
  tickets: readonly HTMLElement[],
  from: HTMLElement,
  direction: Direction,
): HTMLElement | undefined {
  const isSideways = direction === 'left' || direction === 'right';
  const column = tickets.filter(({ dataset }) => dataset.state === from.dataset.state);
  const at = column.indexOf(from);
  const near = isSideways
    ? tickets.filter(isInSight)
    : column.slice(Math.max(0, at - NEAR), at + NEAR);
  const others = near.filter((ticket) => ticket !== from);
  const spots = others.map((ticket) => ticket.getBoundingClientRect());
  const place = spotTowards(spots, from.getBoundingClientRect(), direction);
  return place === undefined ? undefined : others[place];
}

export function focusTicket(ticket: HTMLElement | undefined): void {
  ticket?.focus({ preventScroll: true });
  ticket?.scrollIntoView({ block: 'nearest' });
}
