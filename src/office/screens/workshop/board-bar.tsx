/** The dark bar: what can be done with the selected pieces. */
import { messageOf } from '../../api/refusal.ts';
import { wordsOf } from '../../orders/order-texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toastFailure } from '../../parts/toasts.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';
import { isToBeApproved, piecesText, type Piece } from './board.ts';
import { usePieceRelease } from './pieces/use-piece-change.ts';
import { useRootMark } from '../../../ui/window/use-root-mark.ts';

export type BoardDialog = 'move' | 'hold' | 'spoil' | 'batch';

export interface BoardBarProps {
  pieces: readonly Piece[];
  onOpen: (dialog: BoardDialog) => void;
  onApprove: () => void;
  onClear: () => void;
}

export function BoardBar({ pieces, onOpen, onApprove, onClear }: BoardBarProps) {
  const [first] = pieces;
  useRootMark('withBar', 'board');
  const isApproval = pieces.every(isToBeApproved);
  const only = pieces.length === 1 ? first : undefined;
  return (
    <div className="doing board-doing" role="region" aria-label="Selected pieces">
      <p className="pick-sum" role="status">
        <b>{piecesText(pieces.length)}</b>
      </p>
      {only && <OnlyPiece piece={only} />}
      <span className="grow" />
      {only && <OnlyPieceActions piece={only} onOpen={onOpen} />}
      {pieces.every(mayBeInBatch) && (
        <Button onClick={() => onOpen('batch')}>Prepare batch…</Button>
      )}
      {isApproval && (
        <Button look="go" onClick={onApprove}>
          Approve <kbd aria-hidden="true">A</kbd>
        </Button>
      )}
      <Button look={isApproval ? 'plain' : 'go'} onClick={() => onOpen('move')}>
        Move to… <kbd aria-hidden="true">M</kbd>
      </Button>
      <IconButton icon="close" label="Select none" onClick={onClear} />
    </div>
  );
}

/** The dialog says which of them are left out, such as those that are being made or on hold. */
const mayBeInBatch = ({ state, batch }: Piece): boolean =>
  batch === null && (state === 'waiting' || state === 'making');

function OnlyPiece({ piece }: { piece: Piece }) {
  return (
    <p className="sub one-line">
      <span className="words">{wordsOf(piece) ?? piece.name}</span>{' '}
      <PermittedLink may="orders.see" to={`/office/orders/${piece.reference}`}>
        {piece.reference}
      </PermittedLink>
      {isToBeApproved(piece) && piece.proof !== null && (
        <>
          {' '}
          <a href={piece.proof} target="_blank" rel="noreferrer">
            See the design
          </a>
        </>
      )}
    </p>
  );
}

function OnlyPieceActions({ piece, onOpen }: Pick<BoardBarProps, 'onOpen'> & { piece: Piece }) {
  const release = usePieceRelease(piece);
  const { hold, state } = piece;
  return (
    <>
      {hold === null ? (
        <Button onClick={() => onOpen('hold')}>Hold…</Button>
      ) : (
        <Button
          busy={release.isPending}
          onClick={() =>
            release.mutate(hold, { onError: (error) => toastFailure(messageOf(error)) })
          }
        >
          Release
        </Button>
      )}
      {/* Nothing is made of a piece that waits, so nothing can be spoiled. */}
      {state !== 'waiting' && state !== 'toApprove' && (
        <Button onClick={() => onOpen('spoil')}>Spoiled…</Button>
      )}
    </>
  );
}
