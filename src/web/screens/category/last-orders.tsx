/** The last orders that arrive by the day a category is for, or what an order still gets after them. */
import { nameDay, nameDays } from '../../../domain/calendar/name-day.ts';
import { Icon } from '../../../ui/icon.tsx';
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
  const places = farther.length > 0 && (
    <span className="mt-1 block text-sm text-ink-soft">
      {t('farther')} {farther.map(({ zone, by }) => `${t(`zones.${zone}`)} ${by}`).join(' · ')}
    </span>
  );
  const urgent = 'font-semibold text-clay-deep';
  const aside = 'mb-3 max-w-prose border-l-4 border-clay-deep pl-3';
  if (!isOpen)
    return (
      <p className={aside}>
        <strong className={urgent}>{t('orderedTooLate', by)}</strong> {t('stillSent', by)}
        {places}
      </p>
    );
  return (
    <details className={`${aside} group`}>
      <summary
        className={`${urgent} inline-flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden`}
      >
        {t('orderBy', by)}
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="pb-1">
        {t('thereBy', by)}
        {places}
      </p>
    </details>
  );
}
