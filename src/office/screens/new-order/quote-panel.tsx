/** The price of the order, and where it would go. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import type { DeliveryZoneName } from '../../../domain/delivery/delivery.ts';
import { moneyText } from '../../parts/money-text.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';

type Quote = OfficeAnswerOf<'orderQuote'>;

const ZONES: Record<DeliveryZoneName, string> = {
  uk: 'United Kingdom',
  highlands: 'Highlands and Islands',
  northernIreland: 'Northern Ireland',
  isleOfMan: 'Isle of Man',
  bfpo: 'British Forces',
  channelIslands: 'Channel Islands',
};

export interface QuotePanelProps {
  /** Undefined without lines, and while a quantity is unclear. */
  quote: Quote | undefined;
  isUnclear: boolean;
  error: Error | null;
  onRetry: () => void;
}

export function QuotePanel({ quote, isUnclear, error, onRetry }: QuotePanelProps) {
  return (
    <section className="panel" aria-labelledby="price">
      <header>
        <h2 id="price">To pay</h2>
      </header>
      <div className="body">
        {error && <ErrorCallout error={error} onRetry={onRetry} />}
        {quote ? (
          <dl className="facts">
            <dt>Goods</dt>
            <dd>{moneyText(quote.goods)}</dd>
            <dt>
              Delivery{' '}
              <span className="small soft">
                {quote.zone ? ZONES[quote.zone] : 'the most, until the postcode is known'}
              </span>
            </dt>
            <dd>{moneyText(quote.delivery)}</dd>
            <dt className="sum">Total</dt>
            <dd className="sum">{moneyText(quote.total)}</dd>
            {quote.vat > 0 && (
              <>
                <dt>VAT in it</dt>
                <dd>{moneyText(quote.vat)}</dd>
              </>
            )}
          </dl>
        ) : (
          !error && (
            <p className="soft">
              The price shows once {isUnclear ? 'each quantity is right' : 'there is a product'}.
            </p>
          )
        )}
      </div>
    </section>
  );
}
