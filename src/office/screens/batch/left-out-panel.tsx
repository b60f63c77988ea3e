/** The pieces that were asked for and are not in the batch, each with its reason. */
import { LEFT_OUT_CAUSES } from '../../../domain/orders/pieces/batch.ts';
import type { Batch } from '../../workshop/batch-texts.ts';
import { blankText, copyText, listText, wordsOf } from '../../orders/order-texts.ts';
import { Proof } from '../../orders/proof.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';

export function LeftOutPanel({ leftOut }: { leftOut: Batch['leftOut'] }) {
  return (
    <section className="panel" aria-labelledby="left-out">
      <header>
        <h2 id="left-out">Left out</h2>
      </header>
      <div className="body">
        <ul className="panel-rows">
          {leftOut.map((piece) => (
            <li key={piece.id} className="panel-row">
              <Proof address={piece.proof} size="medium" />
              <span className="grow">
                <span className="words">{wordsOf(piece) ?? piece.name}</span>
                <span className="small soft">
                  {listText(blankText(piece), copyText(piece))},{' '}
                  <PermittedLink may="orders.see" to={`/office/orders/${piece.reference}`}>
                    {piece.reference}
                  </PermittedLink>
                </span>
              </span>
              <span className="tag today">{LEFT_OUT_CAUSES[piece.cause]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
