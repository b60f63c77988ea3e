/** A lane of the board: one machine, with a cell for each column. */
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { SelectBox } from '../../list/select-box.tsx';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { groupText, piecesOf, piecesText } from './board.ts';
import type { BlankGroup, Lane } from './board.ts';
import { COLUMN_EMPTY, COLUMN_NAMES, columnsOf, isState } from './columns.ts';
import type { Column, ColumnsBy } from './columns.ts';
import { LaneLoad } from './lane-load.tsx';
import { makeDropTarget } from './tickets/drag-tickets.ts';
import { Ticket, type TicketActions } from './tickets/ticket.tsx';

/** What tickets show besides their pieces. */
export interface TicketMarks {
  selected: ReadonlySet<string>;
  /** The ticket that Tab reaches. */
  current: string | undefined;
  arrived: ReadonlySet<string>;
  refusals: ReadonlyMap<string, string>;
}

/** Undefined for members who may only look. */
export type BoardActions =
  | (TicketActions & { onGroup: (ids: readonly string[]) => void })
  | undefined;

export type MachineLoads = OfficeAnswerOf<'machines'>;

interface LaneProps {
  lane: Lane;
  by: ColumnsBy;
  /** Whether the first view shows it; the tickets of others are rendered right after it. */
  isNear: boolean;
  /** Undefined until it has arrived. */
  load: MachineLoads | undefined;
  marks: TicketMarks;
  actions: BoardActions;
}

export function BoardLane({ lane, by, isNear, load, marks, actions }: LaneProps) {
  const heading = useId();
  const machine = load?.machines.find((each) => (each.name ?? each.process) === lane.key);
  return (
    <section className="lane" aria-labelledby={heading}>
      <header className="lane-head">
        <h2 id={heading}>{lane.name}</h2>
        <p className="small soft">{piecesText(piecesOf(lane).length)}</p>
        {lane.late > 0 && <p className="small state-late">{lane.late} late</p>}
        {load && machine && <LaneLoad machine={machine} days={load.days} />}
      </header>
      {columnsOf(by).map((column) => (
        <Cell
          key={column}
          column={column}
          groups={lane.columns[column] ?? []}
          isNear={isNear}
          marks={marks}
          actions={actions}
        />
      ))}
    </section>
  );
}

interface CellProps {
  column: Column;
  groups: readonly BlankGroup[];
  isNear: boolean;
  marks: TicketMarks;
  actions: BoardActions;
}

function Cell({ column, groups, isNear, marks, actions }: CellProps) {
  const { cell, isOver } = useDropTarget<HTMLDivElement>(column);
  return (
    <div
      ref={cell}
      role="group"
      aria-label={COLUMN_NAMES[column]}
      className={`cell ${isOver ? 'is-over' : ''}`}
      data-column={column}
    >
      {groups.length === 0 && <p className="small soft none">{COLUMN_EMPTY[column]}</p>}
      {groups.map((group, at) => (
        <Group
          key={group.blank}
          column={column}
          group={group}
          isNear={isNear && at < NEAR_GROUPS}
          marks={marks}
          actions={actions}
        />
      ))}
    </div>
  );
}

/** About the height of a group before it is laid out, so that the scroll bar is about right. */
const TICKET_REM = 2.5;
const HEAD_REM = 2;
/** Groups of a cell that the first view shows, and tickets of each; a full board has thousands. */
const NEAR_GROUPS = 2;
const FIRST_TICKETS = 12;

interface GroupProps {
  column: Column;
  group: BlankGroup;
  isNear: boolean;
  marks: TicketMarks;
  actions: BoardActions;
}

function Group({ column, group, isNear, marks, actions }: GroupProps) {
  const { blank, pieces } = group;
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? pieces : pieces.slice(0, isNear ? FIRST_TICKETS : 0);
  const ids = pieces.map(({ id }) => id);
  const name = `${blank}, ${COLUMN_NAMES[column].toLowerCase()}`;
  return (
    <div
      className="group"
      style={{ containIntrinsicHeight: `auto ${pieces.length * TICKET_REM + HEAD_REM}rem` }}
    >
      <header>
        {actions && (
          <SelectBox
            label={`Select all of ${name}`}
            extent={extentOf(ids, marks.selected)}
            onChange={() => actions.onGroup(ids)}
          />
        )}
        <p className="group-name">
          <b>{blank}</b> <span className="small soft">{groupText(pieces)}</span>
        </p>
      </header>
      <ul
        className="tickets"
        aria-label={name}
        {...(actions && { role: 'listbox', 'aria-multiselectable': true })}
      >
        {shown.map((piece) => (
          <Ticket
            key={piece.id}
            piece={piece}
            isSelected={marks.selected.has(piece.id)}
            isCurrent={piece.id === marks.current}
            hasArrived={marks.arrived.has(piece.id)}
            refusal={marks.refusals.get(piece.id)}
            isStateShown={!isState(column)}
            actions={actions}
          />
        ))}
      </ul>
    </div>
  );
}

function extentOf(ids: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Tickets dropped on the element go to this column, unless it is a day. */
export function useDropTarget<Element extends HTMLElement>(column: Column) {
  const cell = useRef<Element>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!cell.current || !isState(column)) return undefined;
    return makeDropTarget(cell.current, column, setOver);
  }, [column]);
  return { cell, isOver };
}
