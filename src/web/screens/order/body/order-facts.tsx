/** The details below an order's lines: addresses, gift note, photographs, contact. */
import type { ReactNode } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { AddressBlock } from '../../../features/address-form/address-block.tsx';
import { nameDay } from '../../../../domain/calendar/name-day.ts';
import { useTranslations } from '../../../state/translations.ts';
import { OrderContact } from '../order-contact.tsx';

export interface OrderFactsProps {
  order: Pick<OrderCourse, 'shipping' | 'comment' | 'photos' | 'reference'>;
  /** In the account only: a holder of the order's key must not see who pays. */
  billing?: ReactNode;
}

/** As many as have room for an email address. */
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))' };

export function OrderFacts({ order, billing }: OrderFactsProps) {
  const t = useTranslations('order');
  const { shipping, comment, photos, reference } = order;
  return (
    <div style={COLUMNS} className="grid gap-6">
      <Fact title={t('to')}>
        <AddressBlock address={shipping} />
      </Fact>
      {billing && <Fact title={t('bill')}>{billing}</Fact>}
      {comment && (
        <Fact title={t('note')}>
          <p className="break-words whitespace-pre-wrap">{comment}</p>
        </Fact>
      )}
      {photos && (
        <Fact title={t('photos.title')} className="print:hidden">
          <p>
            {photos.deletedOn
              ? t('photos.on', { day: nameDay(photos.deletedOn) })
              : t('photos.after', { count: photos.daysAfterDispatch })}
          </p>
        </Fact>
      )}
      <Fact title={t('help.title')} className="print:hidden">
        <p>
          {t('help.text')}{' '}
          <span className="whitespace-nowrap">{t('help.number', { reference })}</span>
        </p>
        <OrderContact />
      </Fact>
    </div>
  );
}

interface FactProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Fact({ title, className, children }: FactProps) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <div className="text-ink-soft max-sm:text-sm">{children}</div>
    </section>
  );
}
