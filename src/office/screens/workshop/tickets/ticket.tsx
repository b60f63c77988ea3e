/** A piece on the board: its picture, its words, when it leaves, and what is special about it. */
import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { DueSign } from '../../../orders/due-sign.tsx';
import { wordsOf } from '../../../orders/order-texts.ts';
import { Proof } from '../../../orders/proof.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { isToBeApproved, type Piece } from '../board.ts';
import { columnOfState } from '../columns.ts';
import { makeDraggable } from './drag-tickets.ts';

export interface TicketActions {
  onPress: (id: string, event: MouseEvent) => void;
  onFocus: (id: string) => void;
  /** What is dragged along with this piece. */
  draggedWith: (id: string) => readonly string[];
}

export interface TicketProps {
  piece: Piece;
  isSelected: boolean;
  /** The ticket that Tab reaches. */
  isCurrent: boolean;
  /** Whether it has just come to this column. */
  hasArrived: boolean;
  refusal: string | undefined;
  /** Whether its column does not say how far it is. */
  isStateShown: boolean;
  /** Undefined for members who may only look. They stay the same from render to render. */
  actions: TicketActions | undefined;
}

/** Only tickets that change are rendered again: there may be thousands. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const { piece, isSelected, isCurrent, hasArrived, refusal, isStateShown, actions } = props;
  const { id, due, state } = piece;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = item.current;
    if (!element || !actions) return undefined;
    return makeDraggable(element, () => actions.draggedWith(id));
  }, [id, actions]);
  const classes = ['ticket', `is-${due}`, isSelected && 'is-picked', hasArrived && 'has-arrived'];
  return (
    <li
      ref={item}
      data-piece={id}
      data-state={columnOfState(state)}
      className={classes.filter(Boolean).join(' ')}
      {...(actions && {
        role: 'option',
        'aria-selected': isSelected,
        tabIndex: isCurrent ? 0 : -1,
        onClick: (event) => actions.onPress(id, event),
        onFocus: () => actions.onFocus(id),
      })}
    >
      <TicketFace piece={piece} isStateShown={isStateShown} />
      {refusal !== undefined && <span className="ticket-refusal">{refusal}</span>}
      {isSelected && (
        <span className="ticked">
          <Icon name="check" />
        </span>
      )}
    </li>
  );
});

function TicketFace({ piece, isStateShown }: Pick<TicketProps, 'piece' | 'isStateShown'>) {
  const { copy, copies, due, dispatchOn, proof, isRemake, isMine, hold, orderHold, batch, bin } =
    piece;
  const words = wordsOf(piece);
  const isBinned = bin !== null && piece.state === 'made';
  const isToApprove = isToBeApproved(piece);
  // The column says that it is being made; only the ticket says how far.
  const making = piece.state === 'making' && (piece.stage ?? (isStateShown && 'Making'));
  return (
    <>
      <Proof address={proof} size="ticket" />
      <span className="grow">
        {words === undefined ? (
          <span className="ticket-name">{piece.name}</span>
        ) : (
          <span className="words">{words}</span>
        )}
        <span className="ticket-sub">
          <DueSign due={due} dispatchOn={dispatchOn} />
          {copies > 1 && (
            <span className="times">
              {copy} of {copies}
            </span>
          )}
        </span>
        {(isToApprove || isRemake || isMine || making || batch !== null || isBinned) && (
          <span className="ticket-sub">
            {isToApprove && (
              <span className="tag ask">
                <i className="pip ask" aria-hidden="true" /> To approve
              </span>
            )}
            {isRemake && <span className="tag today">Remake</span>}
            {making && <span className="tag">{making}</span>}
            {isMine && <span className="tag done">Mine</span>}
            {batch !== null && <span className="tag">Batch {batch}</span>}
            {isBinned && <span className="tag ask">Bin {bin}</span>}
          </span>
        )}
        {hold !== null && <span className="ticket-hold">On hold: {hold}</span>}
        {orderHold !== null && <span className="ticket-hold">Order on hold: {orderHold}</span>}
      </span>
    </>
  );
}
