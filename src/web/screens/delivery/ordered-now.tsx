/** When an order placed now leaves, by when to order for the next day of gifts, and when it arrives in each zone. */
import { nameDay } from '../../../domain/calendar/name-day.ts';
import { Icon } from '../../../ui/icon.tsx';
import { usePromise } from '../../features/dispatch-promise/use-promise.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { ZonesTable } from './zones-table.tsx';

export function OrderedNow() {
  const t = useTranslations('delivery');
  const { lastOrders, cutOff } = shopSettings();
  return (
    <>
      <div className="mt-5 rounded-soft border border-line bg-white px-5 py-4 text-base">
        <Leaving />
        {lastOrders && (
          <p className="mt-2 font-semibold text-clay-deep">
            {t('lastOrders', { occasion: t(`days.${lastOrders.day}`), by: lastOrders.by, cutOff })}
          </p>
        )}
      </div>
      <ZonesTable />
    </>
  );
}

/** The rule until the calendar is loaded, then the day. */
function Leaving() {
  const t = useTranslations('dispatch-promise');
  const now = usePromise();
  return (
    <p className="flex gap-3 font-semibold">
      <Icon name="van" className="mt-0.5 size-6 text-bottle" />
      {now
        ? t('leavesOn', { day: nameDay(now.promise.dispatchOn) })
        : t('leaves', { cutOff: shopSettings().cutOff })}
    </p>
  );
}
