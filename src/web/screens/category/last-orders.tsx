/** The last orders that arrive by the day a category is for, or what an order still gets after them. */
import { nameDay, nameDays } from '../../../domain/calendar/name-day.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import type { categoryData } from './category-data.ts';

type Orders = NonNullable<Awaited<ReturnType<typeof categoryData>>['category']['lastOrders']>;

export function LastOrders({ orders }: { orders: Orders }) {
  const t = useTranslations('category');
  const { day, on, dispatchOn, arrivesTo, isOpen, next } = orders;
  const { lastOrders } = shopSettings();
  const farther = lastOrders?.day === day ? lastOrders.farther.filter((each) => each.by) : [];
  const by = {
    occasion: t(`days.${day}`),
    last: nameDay(dispatchOn),
    cutOff: shopSettings().cutOff,
    there: nameDay(arrivesTo),
    on: nameDay(on),
    days: nameDays(next.arrivesFrom, next.arrivesTo),
  };
  return (
    <p className="mb-4 max-w-prose border-l-4 border-clay-deep pl-4">
      <strong className="font-semibold text-clay-deep">
        {t(isOpen ? 'orderBy' : 'orderedTooLate', by)}
      </strong>{' '}
      {t(isOpen ? 'thereBy' : 'stillSent', by)}
      {farther.length > 0 && (
        <span className="mt-1 block text-sm text-ink-soft">
          {t('farther')} {farther.map(({ zone, by }) => `${t(`zones.${zone}`)} ${by}`).join(' · ')}
        </span>
      )}
    </p>
  );
}
