/** When an order placed now arrives in a zone: the dates, once the calendar is loaded, above the days that it takes. */
import { nameDays } from '../../../domain/calendar/name-day.ts';
import { COURIER_DAYS } from '../../../domain/delivery/courier-days.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import { usePromise } from '../../features/dispatch-promise/use-promise.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

/** The days are read first, since they are what the HTML has. */
const FIRST = { order: -1 };

export function Arrival({ extraDays }: Pick<DeliveryZone, 'extraDays'>) {
  const t = useTranslations('delivery');
  // Zones that take equally long share an answer.
  const asked = shopSettings().deliveryZones.find((zone) => zone.extraDays === extraDays)?.name;
  // The mainland's promise is also asked for above.
  const now = usePromise(asked === 'uk' ? undefined : asked);
  const { fastest, slowest } = COURIER_DAYS;
  return (
    <span className="grid">
      <span className="max-sm:text-sm">
        {t('zones.time', { from: fastest + extraDays, to: slowest + extraDays })}
      </span>
      {now && (
        <span style={FIRST} className="font-semibold whitespace-nowrap tabular-nums">
          {nameDays(now.promise.arrivesFrom, now.promise.arrivesTo)}
        </span>
      )}
    </span>
  );
}
