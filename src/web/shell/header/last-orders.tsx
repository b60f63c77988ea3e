/** By when to order for the next day for gifts, such as Christmas. */
import { nameDay } from '../../features/dispatch-promise/describe-promise.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

/** Nothing while no such day is near. */
export function LastOrders() {
  const t = useTranslations('shell');
  const { lastOrders } = shopSettings();
  if (!lastOrders) return null;
  const { day, dispatchOn } = lastOrders;
  return (
    <strong className="font-semibold">
      {t('topBar.lastOrders', { occasion: t(`giftDays.${day}`), last: nameDay(dispatchOn) })}
    </strong>
  );
}

/** On phones, which have no top bar. */
export function LastOrdersBar() {
  if (!shopSettings().lastOrders) return null;
  return (
    <p className="on-bottle bg-bottle py-1 text-center text-xs text-paper lg:hidden">
      <LastOrders />
    </p>
  );
}
