/** The lines of an order: proof, words, product, pieces, price. */
import { chosenValues } from '../../../domain/catalogue/chosen-options.ts';
import { toldWarnings } from '../../../domain/orders/office/told-warnings.ts';
import { useState } from 'react';
import { wordsOf } from '../../orders/order-texts.ts';
import { Pieces } from '../../orders/pieces.tsx';
import { Proof } from '../../orders/proof.tsx';
import { Button } from '../../parts/button.tsx';
import { moneyText } from '../../parts/money-text.ts';
import { ApprovalButtons } from './actions/approval-buttons.tsx';
import { RemakeDialog } from './actions/remake-dialog.tsx';
import { WordsDialog } from './actions/words-dialog.tsx';
import { LineFiles } from './line-files.tsx';
import type { Line, Order } from './order.ts';

const STATES: Record<Line['state'], string> = {
  waiting: 'Waiting',
  making: 'Being made',
  made: 'Made',
  packed: 'Packed',
  dispatched: 'Dispatched',
  cancelled: 'Cancelled',
};

interface OpenDialog {
  about: 'words' | 'remake';
  /** Of the line, from 1. */
  number: number;
}

export function LinesPanel({ order }: { order: Order }) {
  const { lines, pieces, steps } = order;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const count = (all: number, word: string) => `${all} ${word}${all === 1 ? '' : 's'}`;
  return (
    <section className="panel" aria-labelledby="lines">
      <header>
        <h2 id="lines">
          {count(pieces, 'piece')} in {count(lines.length, 'line')}
        </h2>
      </header>
      {lines.map((each) => (
        <LineRow
          key={each.id}
          order={order}
          line={each}
          onChangeWords={
            steps.includes('changeWords') && each.canChangeWords && each.personalisation
              ? () => setOpen({ about: 'words', number: each.number })
              : undefined
          }
          onRemake={
            steps.includes('remake') && each.state !== 'cancelled'
              ? () => setOpen({ about: 'remake', number: each.number })
              : undefined
          }
        />
      ))}
      {open && <LineDialog order={order} open={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface LineDialogProps {
  order: Order;
  open: OpenDialog;
  onClose: () => void;
}

function LineDialog({ order, open: { about, number }, onClose }: LineDialogProps) {
  const line = order.lines[number - 1];
  if (!line) return null;
  if (about === 'remake') return <RemakeDialog order={order} line={line} onClose={onClose} />;
  const { personalisation } = line;
  return (
    personalisation && (
      <WordsDialog
        order={order}
        number={number}
        line={line}
        personalisation={personalisation}
        onClose={onClose}
      />
    )
  );
}

interface LineRowProps {
  order: Order;
  line: Line;
  /** Absent: its words can no longer change. */
  onChangeWords: (() => void) | undefined;
  /** Absent: it is not made yet, or cannot be made again. */
  onRemake: (() => void) | undefined;
}

function LineRow({ order, line, onChangeWords, onRemake }: LineRowProps) {
  const { name, sku, options, quantity, words, proof, otherProof, unitPrice, linePrice, process } =
    line;
  const called = wordsOf(line);
  const told = toldWarnings(line.warnings);
  return (
    <article className="line">
      {otherProof === null ? (
        <ProofLink address={proof} name="Proof" />
      ) : (
        <div className="proofs">
          <ProofLink address={proof} name="Front" />
          <ProofLink address={otherProof} name="Other side" />
        </div>
      )}
      <div className="line-words">
        {words.length > 0 && (
          <dl>
            {words.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={`words ${text === called ? 'big' : ''}`}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="strong">{name}</p>
        <p className="small soft">{[process, ...chosenValues(options), sku].join(', ')}</p>
        {told && <p className="callout ask small">{told}</p>}
        <LineFiles line={line} />
        <ApprovalButtons order={order} line={line} />
        {onChangeWords && (
          <Button look="quiet" aria-label={`Change the words on ${name}`} onClick={onChangeWords}>
            Change the words
          </Button>
        )}
        {onRemake && (
          <Button look="quiet" aria-label={`Remake ${name}`} onClick={onRemake}>
            Remake
          </Button>
        )}
      </div>
      <p className="line-pieces row wrap small">
        <Pieces production={line.production} /> {lineState(line)}
      </p>
      {linePrice !== null && unitPrice !== null && (
        <p className="line-money">
          <b>{moneyText(linePrice)}</b>
          <span className="small soft">
            {quantity} × {moneyText(unitPrice)}
          </span>
        </p>
      )}
    </article>
  );
}

/** 'Waiting', or 'Remake of 1, waiting' */
function lineState({ state, remaking, production, quantity }: Line): string {
  const { toApprove = 0 } = production;
  if (toApprove > 0) return toApprove === quantity ? 'To approve' : `${toApprove} to approve`;
  return remaking === null
    ? STATES[state]
    : `Remake of ${remaking}, ${STATES[state].toLowerCase()}`;
}

function ProofLink({ address, name }: { address: string | null; name: string }) {
  if (address === null) return <Proof address={null} size="large" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="proof">
      <Proof address={address} size="large" />
      <span className="tiny">{name}</span>
    </a>
  );
}
