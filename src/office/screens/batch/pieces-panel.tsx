/** The pieces of a batch, by the sheet that they are on. */
import { sheetText, type Batch } from '../../workshop/batch-texts.ts';
import { DueSign } from '../../orders/due-sign.tsx';
import { copyText, listText, wordsOf } from '../../orders/order-texts.ts';
import { Proof } from '../../orders/proof.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';

type Piece = Batch['pieces'][number];

const STATES: Record<string, string> = {
  waiting: 'Waiting',
  making: 'Making',
  made: 'Made',
  packed: 'Packed',
  dispatched: 'Sent',
  spoiled: 'Spoiled',
  cancelled: 'Cancelled',
};

export interface PiecesPanelProps {
  pieces: readonly Piece[];
  /** False: they are being put on sheets. */
  isNested: boolean;
}

export function PiecesPanel({ pieces, isNested }: PiecesPanelProps) {
  const sheets = [...Map.groupBy(pieces, ({ sheet }) => sheet)];
  return (
    <section className="panel" aria-labelledby="pieces">
      <header>
        <h2 id="pieces">Pieces</h2>
      </header>
      <div className="body stack">
        {sheets.map(([sheet, own]) => (
          <div key={sheet}>
            {isNested && <h3 className="batch-head">{headOf(sheet, own)}</h3>}
            <ul className="panel-rows">
              {own.map((piece) => (
                <BatchPiece key={piece.id} piece={piece} hasOwnFile={isNested && sheet === null} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function headOf(sheet: number | null, [first]: readonly Piece[]): string {
  return sheet === null ? 'Made one by one' : sheetText(sheet, first!);
}

function BatchPiece({ piece, hasOwnFile }: { piece: Piece; hasOwnFile: boolean }) {
  const { proof, due, dispatchOn, code, options, state, reference, isRemake, hold } = piece;
  const words = wordsOf(piece);
  return (
    <li className="panel-row">
      <Proof address={proof} size="medium" />
      <span className="grow">
        {words === undefined ? <span>{piece.name}</span> : <span className="words">{words}</span>}
        <span className="small soft">
          {listText(code, ...Object.values(options), copyText(piece))},{' '}
          <PermittedLink may="orders.see" to={`/office/orders/${reference}`}>
            {reference}
          </PermittedLink>
        </span>
        {hasOwnFile && <MachineFiles piece={piece} />}
        {hold !== null && <span className="small">On hold: {hold}</span>}
      </span>
      {isRemake && <span className="tag today">Remake</span>}
      <DueSign due={due} dispatchOn={dispatchOn} />
      <span className="tag">{STATES[state] ?? state}</span>
    </li>
  );
}

function MachineFiles({ piece: { files, code } }: { piece: Piece }) {
  if (files.length === 0)
    return <span className="small soft">Its machine file is not made yet.</span>;
  return (
    <span className="small">
      {files.map(({ kind, address }) => (
        <a key={kind} href={address} download aria-label={`${kind.toUpperCase()} of ${code}`}>
          {kind.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
