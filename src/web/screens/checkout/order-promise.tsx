/** When the order leaves and arrives. Counts with the delivery address as soon as its postcode is whole. */
import { zoneNameOf } from '../../../domain/delivery/delivery.ts';
import { formOf } from '../../cart/checkout-form.ts';
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { useCart } from '../../state/cart.ts';

export function OrderPromise({ className }: { className?: string }) {
  const zone = useCart((cart) => zoneNameOf(formOf(cart).shipping)) ?? undefined;
  return <DispatchPromise className={className} zone={zone} />;
}
