/** When the order leaves and arrives. Counts with the delivery address as soon as its postcode is whole. */
import { COURIER_DAYS } from '../../../domain/delivery/courier-days.ts';
import { extraDaysIn, zoneNameOf } from '../../../domain/delivery/delivery.ts';
import { formOf } from '../../cart/checkout-input.ts';
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { useCart } from '../../state/cart.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function OrderPromise({ className }: { className?: string }) {
  const t = useTranslations('checkout');
  const zone = useCart((cart) => zoneNameOf(formOf(cart).shipping)) ?? undefined;
  const extraDays = extraDaysIn(zone, shopSettings().deliveryZones);
  const arrives = t('courier', {
    from: COURIER_DAYS.fastest + extraDays,
    to: COURIER_DAYS.slowest + extraDays,
  });
  return <DispatchPromise className={className} zone={zone} arrives={arrives} />;
}
