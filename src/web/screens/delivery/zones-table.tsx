/** The shop's delivery zones, from the owner's settings. */
import { COURIER_DAYS } from '../../../domain/delivery/courier-days.ts';
import { DELIVERY_ZONE_NAMES } from '../../../domain/delivery/delivery.ts';
import { formatPounds } from '../../../domain/money/money.ts';
import { ProseTable } from '../../features/prose/prose-table.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function ZonesTable() {
  const t = useTranslations('delivery');
  const { deliveryZones } = shopSettings();
  const rows = DELIVERY_ZONE_NAMES.map((name) => {
    const zone = deliveryZones.find((candidate) => candidate.name === name);
    if (!zone) return [t(`zones.${name}`), t('zones.none'), '–'];
    const { fastest, slowest } = COURIER_DAYS;
    return [
      t(`zones.${name}`),
      formatPounds(zone.pricePence),
      t('zones.time', { from: fastest + zone.extraDays, to: slowest + zone.extraDays }),
    ];
  });
  return <ProseTable head={[t('zones.place'), t('zones.price'), t('zones.days')]} rows={rows} />;
}
