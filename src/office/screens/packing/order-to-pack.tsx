/** One order: each piece is checked against its picture, by eye or by scan, before it is packed. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { DueSign } from '../../orders/due-sign.tsx';
import { allWordsOf, blankText, copyText, listText } from '../../orders/order-texts.ts';
import { ParcelPaperLinks } from '../../orders/parcel-papers.tsx';
import { Proof } from '../../orders/proof.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { toast, toastFailure } from '../../parts/toasts.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';
import { useMay } from '../../session/session.ts';
import { awaitedText, isWholeOrder, type PackedOrder, type PackedPiece } from './packing.ts';

const STATES = {
  toApprove: 'To approve',
  waiting: 'Waiting',
  making: 'Making',
  made: 'Made',
  packed: 'Packed',
} as const;

export interface OrderToPackProps {
  order: PackedOrder;
  /** Ids of the pieces that were compared with their pictures. */
  checked: ReadonlySet<string>;
  onCheck: (id: string, isChecked: boolean) => void;
}

export function OrderToPack({ order, checked, onCheck }: OrderToPackProps) {
  const { reference, due, dispatchOn, bin, hold, hasGiftNote, slip, papers, pieces } = order;
  const mayChange = useMay()('production.change');
  const isWhole = isWholeOrder(order);
  const toPack = pieces.filter(({ state }) => state === 'made');
  const isHeld = hold !== null || pieces.some((piece) => piece.hold !== null);
  const mayPack = mayChange && isWhole && !isHeld;
  return (
    <section className="panel" aria-label={reference}>
      <header>
        <h3>
          <PermittedLink may="orders.see" to={`/office/orders/${reference}`}>
            {reference}
          </PermittedLink>
        </h3>
        {bin !== null && <span className="tag ask">Bin {bin}</span>}
        {hasGiftNote && <span className="tag">Gift note</span>}
        {hold !== null && <span className="tag today">On hold: {hold}</span>}
        <span className="end">
          <ParcelPaperLinks reference={reference} slip={slip} papers={papers} />
          <DueSign due={due} dispatchOn={dispatchOn} />
        </span>
      </header>
      <div className="body">
        <ul className="panel-rows">
          {pieces.map((piece) => (
            <PieceToPack
              key={piece.id}
              piece={piece}
              isChecked={checked.has(piece.id)}
              onCheck={
                mayPack && piece.state === 'made' ? (is) => onCheck(piece.id, is) : undefined
              }
            />
          ))}
        </ul>
        {isWhole ? (
          mayPack && <PackButton order={order} toPack={toPack} checked={checked} />
        ) : (
          <p className="small soft">{awaitedText(order)}.</p>
        )}
      </div>
    </section>
  );
}

interface PieceToPackProps {
  piece: PackedPiece;
  isChecked: boolean;
  /** Absent: it cannot be packed now. */
  onCheck: ((isChecked: boolean) => void) | undefined;
}

function PieceToPack({ piece, isChecked, onCheck }: PieceToPackProps) {
  const { proof, code, state, hold } = piece;
  const words = allWordsOf(piece);
  const what = (
    <>
      <Proof address={proof} size="large" />
      <span className="grow">
        {words === undefined ? <span>{piece.name}</span> : <span className="words">{words}</span>}
        <span className="small soft">{listText(blankText(piece), copyText(piece), code)}</span>
        {hold !== null && <span className="small">On hold: {hold}</span>}
      </span>
    </>
  );
  return (
    <li className="panel-row">
      {onCheck ? (
        <label className="row grow pack-check">
          <input
            type="checkbox"
            className="box"
            checked={isChecked}
            onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
          />
          {what}
        </label>
      ) : (
        what
      )}
      <span className="tag">{STATES[state]}</span>
    </li>
  );
}

interface PackButtonProps {
  order: PackedOrder;
  toPack: readonly PackedPiece[];
  checked: ReadonlySet<string>;
}

function PackButton({ order: { reference }, toPack, checked }: PackButtonProps) {
  const queries = useQueryClient();
  const left = toPack.filter(({ id }) => !checked.has(id)).length;
  const pack = useMutation({
    mutationFn: async () => {
      const pieces = toPack.map(({ id, version }) => ({ id, version }));
      return callOffice('piecesMove', { body: { pieces, to: 'packed' } });
    },
    onSuccess: async ({ refused }) => {
      if (refused[0]) toastFailure(refused[0].message);
      else toast(`${reference} is packed`);
      await queries.invalidateQueries({ queryKey: ['workshop'] });
    },
  });
  return (
    <div className="row wrap pack-do">
      <Button
        look="go"
        icon="check"
        busy={pack.isPending}
        disabled={left > 0}
        onClick={() => pack.mutate()}
      >
        Packed
      </Button>
      <span className="small soft" role="status">
        {left > 0 ? `Check ${left} of ${toPack.length} against the picture first.` : 'All checked.'}
      </span>
      {pack.error && <ErrorCallout error={pack.error} />}
    </div>
  );
}
