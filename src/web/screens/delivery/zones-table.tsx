/** The shop's delivery zones, from the owner's settings: price, arrival, and the last orders for the next day for gifts. */
import { DELIVERY_ZONE_NAMES, type DeliveryZoneName } from '../../../domain/delivery/delivery.ts';
import { formatPounds } from '../../../domain/money/money.ts';
import { Arrival } from './arrival.tsx';
import { StackedTable } from './stacked-table.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function ZonesTable() {
  const t = useTranslations('delivery');
  const { deliveryZones, lastOrders } = shopSettings();
  const lastOrderTo = (name: DeliveryZoneName) => {
    if (!lastOrders) return [];
    const farther = lastOrders.farther.find(({ zone }) => zone === name);
    return [farther ? (farther.by ?? t('zones.tooLate')) : lastOrders.by];
  };
  const rows = DELIVERY_ZONE_NAMES.map((name) => {
    const zone = deliveryZones.find((candidate) => candidate.name === name);
    if (!zone) return [t(`zones.${name}`), t('zones.none')];
    return [
      t(`zones.${name}`),
      formatPounds(zone.pricePence),
      <Arrival key="arrival" extraDays={zone.extraDays} />,
      ...lastOrderTo(name),
    ];
  });
  const head = [t('zones.place'), t('zones.price'), t('zones.days')];
  const last = lastOrders && t('zones.last', { occasion: t(`days.${lastOrders.day}`) });
  return <StackedTable head={last ? [...head, last] : head} rows={rows} />;
}

/** Whether places differ in price. */
export function ZonePrices() {
  const t = useTranslations('delivery');
  const prices = new Set(
    shopSettings().deliveryZones.map(({ pricePence }) => formatPounds(pricePence)),
  );
  const [price = ''] = prices;
  return (
    <p className="mt-4">{prices.size === 1 ? t('zones.same', { price }) : t('zones.differ')}</p>
  );
}
