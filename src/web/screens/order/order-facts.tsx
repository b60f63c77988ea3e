/** Where an order goes and who pays for it, its gift note, and whom to ask. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '../../../contract/orders.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { AddressBlock } from '../../features/address-form/address-block.tsx';
import { nameDay } from '../../features/dispatch-promise/describe-promise.ts';
import { useWords } from '../../state/translations.ts';

export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const { shipping, payment_address, comment, reference, photos } = order;
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 print:grid-cols-2">
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
          <span className="whitespace-nowrap">{t('help.number', { reference })}</span>{' '}
          <Link to="/contact" className={TEXT_LINK}>
            {t('contact')}
          </Link>
        </p>
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
      <div className="text-ink-soft">{children}</div>
    </section>
  );
}
