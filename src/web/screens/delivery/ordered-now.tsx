/** When an order placed now arrives, and by when to order for the next day of gifts. */
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function OrderedNow() {
  const t = useTranslations('delivery');
  const { lastOrders, cutOff } = shopSettings();
  return (
    <div className="mt-5 rounded-soft border border-line bg-white px-5 py-4 text-base">
      <DispatchPromise />
      {lastOrders && (
        <p className="mt-3 border-t border-line pt-3 font-semibold text-clay-deep">
          {t('lastOrders', { occasion: t(`days.${lastOrders.day}`), by: lastOrders.by, cutOff })}
        </p>
      )}
    </div>
  );
}
