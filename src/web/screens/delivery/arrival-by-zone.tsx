/** When an order placed now arrives in each zone. Days until the calendar is loaded, then dates. */
import { nameDays } from '../../../domain/calendar/name-day.ts';
import { COURIER_DAYS } from '../../../domain/delivery/courier-days.ts';
import {
  DELIVERY_ZONE_NAMES,
  type DeliveryZone,
  type DeliveryZoneName,
} from '../../../domain/delivery/delivery.ts';
import { usePromise } from '../../features/dispatch-promise/use-promise.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function ArrivalByZone() {
  const t = useTranslations('delivery');
  return (
    <dl className="mt-3 space-y-2 border-t border-line pt-3">
      {zonesByDays(shopSettings().deliveryZones).map(({ extraDays, names }) => (
        <div key={extraDays} className="flex flex-wrap justify-between gap-x-6">
          <dt>{names.map((name) => t(`zones.${name}`)).join('; ')}</dt>
          <dd className="font-semibold tabular-nums">
            <Arrival zone={names[0]} extraDays={extraDays} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Zones {
  extraDays: number;
  names: [DeliveryZoneName, ...DeliveryZoneName[]];
}

/** Zones that take equally long share a row; the nearest come first. */
function zonesByDays(zones: readonly DeliveryZone[]): Zones[] {
  const groups: Zones[] = [];
  for (const name of DELIVERY_ZONE_NAMES) {
    const zone = zones.find((candidate) => candidate.name === name);
    if (!zone) continue;
    const group = groups.find(({ extraDays }) => extraDays === zone.extraDays);
    if (group) group.names.push(name);
    else groups.push({ extraDays: zone.extraDays, names: [name] });
  }
  return groups.toSorted((one, other) => one.extraDays - other.extraDays);
}

function Arrival({ zone, extraDays }: { zone: DeliveryZoneName; extraDays: number }) {
  const t = useTranslations('delivery');
  // The mainland's promise is also asked for above.
  const now = usePromise(zone === 'uk' ? undefined : zone);
  if (now) return nameDays(now.promise.arrivesFrom, now.promise.arrivesTo);
  const { fastest, slowest } = COURIER_DAYS;
  return t('zones.time', { from: fastest + extraDays, to: slowest + extraDays });
}
