/** Until when what is written in an order can be changed. The buttons are at its lines. */
import { useEffect, useRef, useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { photosOn } from '../../../../domain/personalisation/photos-on.ts';
import { orderMoment } from '../../../features/order-card/order-days.ts';
import { useTranslations } from '../../../state/translations.ts';
import { timeLeft } from './time-left.ts';

const TICK_MS = 20_000;

/** What links in emails lead to. */
const ANCHOR = 'change';

export function ChangePersonalisation({ order }: { order: OrderCourse }) {
  const t = useTranslations('order');
  const place = useRef<HTMLElement>(null);
  const { editableUntil, items } = order;
  const written = items.filter(({ personalisation }) => personalisation !== null);
  const editable = written.filter(({ isEditable }) => isEditable).length;
  const inWorkshop = order.status === 'paid' ? written.length - editable : 0;
  useEffect(() => {
    // The browser looked for it before the order had arrived.
    if (window.location.hash === `#${ANCHOR}`) place.current?.scrollIntoView();
  }, []);
  if (editable + inWorkshop === 0) return null;
  return (
    <section
      ref={place}
      id={ANCHOR}
      aria-labelledby="change-title"
      className="mb-5 rounded-soft bg-paper-deep px-4 py-3 text-sm print:hidden"
    >
      <h3 id="change-title" className="text-lg">
        {t('change.title')}
      </h3>
      {editableUntil && editable > 0 && (
        <p>
          <Until until={editableUntil} />
        </p>
      )}
      {editable > 0 && items.some((item) => photosOn(item) > 0) && <p>{t('change.photos')}</p>}
      {inWorkshop > 0 && <p>{t('change.inWorkshop', { count: inWorkshop })}</p>}
    </section>
  );
}

function Until({ until }: { until: string }) {
  const t = useTranslations('order');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  return t(`change.until.${left.kind}`, { moment: orderMoment(until, now), ...left });
}
