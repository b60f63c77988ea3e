/** The money of an order: totals, payment attempts, refunds, documents, and the ledger. */
import { momentText } from '../../parts/dates.ts';
import { sentenceCase } from '../../parts/journal-texts.ts';
import { moneyText } from '../../parts/money-text.ts';
import { PaperLink } from './paper-link.tsx';
import type { Accounts } from './order.ts';

const PROVIDERS: Record<string, string> = { paypal: 'PayPal' };

export function MoneyPanel({ money }: { money: Accounts }) {
  const { goods, delivery, total, vat, refunded, documents } = money;
  return (
    <section className="panel" aria-labelledby="money">
      <header>
        <h2 id="money">Money</h2>
      </header>
      <div className="body">
        <dl className="facts">
          <dt>Goods</dt>
          <dd>{moneyText(goods)}</dd>
          <dt>Delivery</dt>
          <dd>{moneyText(delivery)}</dd>
          <dt className="sum">Total</dt>
          <dd className="sum">{moneyText(total)}</dd>
          <dt>VAT included</dt>
          <dd>{moneyText(vat)}</dd>
          {refunded > 0 && (
            <>
              <dt>Refunded</dt>
              <dd>−{moneyText(refunded)}</dd>
            </>
          )}
        </dl>
        <Attempts money={money} />
        {documents.length > 0 && (
          <ul className="small">
            {documents.map(({ kind, number, total: sum, address }) => (
              <li key={number}>
                <PaperLink address={address}>
                  {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
                </PaperLink>
                , {moneyText(sum)}
              </li>
            ))}
          </ul>
        )}
        <Ledger money={money} />
      </div>
    </section>
  );
}

function Attempts({ money: { attempts, refunds } }: { money: Accounts }) {
  if (attempts.length + refunds.length === 0) return null;
  return (
    <ul className="attempts small">
      {attempts.map(({ state, amount, provider, failure, createdAt }) => (
        <li key={createdAt}>
          <span>
            {PROVIDERS[provider] ?? provider}, <b>{moneyText(amount)}</b>{' '}
            {sentenceCase(state).toLowerCase()}
            {failure && `: ${failure}`}
          </span>
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </li>
      ))}
      {refunds.map(({ state, amount, reason, createdAt }) => (
        <li key={createdAt + String(amount)}>
          <span>
            Refund <b>{moneyText(amount)}</b>, {sentenceCase(state).toLowerCase()}
            {reason && `: ${reason}`}
          </span>
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </li>
      ))}
    </ul>
  );
}

function Ledger({ money: { ledger } }: { money: Accounts }) {
  if (ledger.length === 0) return null;
  return (
    <details className="small">
      <summary>Ledger</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">When</th>
            <th scope="col" className="num">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ kind, amount, at }) => (
            <tr key={kind + at}>
              <th scope="row">{sentenceCase(kind)}</th>
              <td>{momentText(at)}</td>
              <td className="num">{moneyText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
