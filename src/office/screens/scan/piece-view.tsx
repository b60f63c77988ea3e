/** The piece before the maker: picture, words, and what the machine needs. */
import type { CSSProperties } from 'react';
import { REMAKE_CAUSES } from '../../../domain/orders/pieces/remake.ts';
import { DueSign } from '../../orders/due-sign.tsx';
import { blankText, copyText } from '../../orders/order-texts.ts';
import { Icon } from '../../parts/icon.tsx';
import { orderText, wordsToShow } from './scan-texts.ts';
import type { ScannedPiece } from './scan-texts.ts';
import type { Shown } from './scan-desk.ts';

export interface ShownPieceProps {
  shown: Shown;
  notice: string | null;
  /** Whether the tablet still waits for a maker to enter a PIN. */
  isNobody: boolean;
}

export function ShownPiece({ shown, notice, isNobody }: ShownPieceProps) {
  switch (shown.kind) {
    case 'piece':
      return <PieceView piece={shown.piece} />;
    case 'loading':
      return <p className="scan-said" aria-busy="true">{`Looking for ${shown.code}`}</p>;
    case 'unseen':
      return (
        <div className="scan-said">
          <p className="scan-unseen">{shown.code}</p>
          <p>
            There is no connection, so this piece cannot be shown. Its scan is kept and sent later.
          </p>
        </div>
      );
    case 'nothing':
      return (
        <div className="scan-said">
          {notice && (
            <p className="scan-notice">
              <Icon name="check" size="small" />
              <span>{notice}</span>
            </p>
          )}
          <p className="scan-lead">{isNobody ? 'Tap your name' : 'Scan a job ticket'}</p>
          <p>
            {isNobody
              ? 'Then scan job tickets: each is recorded for you.'
              : 'Use a scanner, open the camera, or type the code from the ticket.'}
          </p>
        </div>
      );
  }
}

function PieceView({ piece }: { piece: ScannedPiece }) {
  const words = wordsToShow(piece);
  return (
    <div className="scan-piece">
      <figure className="scan-pic">
        {piece.picture ? (
          <img src={piece.picture} alt={`${piece.name}, as it is to be made`} />
        ) : (
          <p className="scan-said">The design of this piece is erased.</p>
        )}
        <figcaption>
          <span className="scan-due">
            <DueSign due={piece.due} dispatchOn={piece.dispatchOn} />
          </span>
          {piece.isRemake && (
            <span className="on-pic">
              {piece.remakeCause
                ? `Remake: ${REMAKE_CAUSES[piece.remakeCause].toLowerCase()}`
                : 'Remake'}
            </span>
          )}
          {(piece.hold ?? piece.orderHold) !== null && <span className="on-pic">On hold</span>}
        </figcaption>
      </figure>
      <section className="scan-words" aria-label="Words to make">
        {words.length === 0 ? (
          <p className="scan-name">{piece.name}</p>
        ) : (
          <dl>
            {words.map(({ label, text, isBig }) => (
              <div key={label} className={isBig ? 'big' : undefined} style={lettersOf(text)}>
                <dt>{label}</dt>
                <dd className="words">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <Facts piece={piece} />
    </div>
  );
}

/** For the style: the letters of the longest word, which shrinks instead of being broken. */
const lettersOf = (text: string): CSSProperties =>
  ({ '--letters': Math.max(...text.split(/\s+/).map((word) => word.length)) }) as CSSProperties;

function Facts({ piece }: { piece: ScannedPiece }) {
  const facts = [
    ['Blank', blankText(piece)],
    ['Piece', copyText(piece)],
    ['Batch', piece.batch?.toString()],
    ['Bin', piece.bin?.toString()],
    ['Still to pack', orderText(piece.awaited)],
    ['Maker', piece.maker ?? undefined],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined);
  return (
    <div className="scan-about">
      <dl className="scan-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="scan-machine" aria-label="Machine">
        {piece.settings.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
