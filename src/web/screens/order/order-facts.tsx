/** Around an order: parcels, documents, addresses, gift note, and whom to ask. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '../../../contract/orders.ts';
import { formatPounds, pence } from '../../../domain/money.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { orderDay } from '../../features/order-card/order-days.ts';
import { DocumentButton } from '../../features/order-documents/document-button.tsx';
import { useWords } from '../../state/words.ts';
import { Parcels } from './parcels.tsx';

export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const { id, shipping, payment_address, comment, documents, parcels, reference } = order;
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-1 print:grid-cols-2">
      {documents.length > 0 && (
        <Fact title={t('documents')}>
          <ul className="space-y-3">
            {documents.map(({ kind, number, total, issuedAt }) => (
              <li key={number}>
                <DocumentButton of={{ id }} kind={kind} number={number} total={total} />
                <p className="hidden print:block">
                  {t(`printed.${kind}`, {
                    number,
                    day: orderDay(issuedAt),
                    total: formatPounds(pence(total)),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Parcels parcels={parcels} />
      <Fact title={t('to')}>
        <AddressBlock address={shipping} />
      </Fact>
      <Fact title={t('bill')}>
        <AddressBlock address={payment_address} />
      </Fact>
      {comment && (
        <Fact title={t('note')}>
          <p className="break-words whitespace-pre-wrap">{comment}</p>
        </Fact>
      )}
      <Fact title={t('help.title')} className="print:hidden">
        <p>
          {t('help.text', { reference })}{' '}
          <Link to="/contact" className={TEXT_LINK}>
            {t('contact')}
          </Link>
        </p>
      </Fact>
    </div>
  );
}

export function Fact({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <div className="text-ink-soft">{children}</div>
    </section>
  );
}
