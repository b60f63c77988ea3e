/** By when to order for the next day for gifts, such as Christmas. */
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

/** Nothing while no such day is near. */
export function LastOrders({ className }: { className?: string }) {
  const t = useTranslations('shell');
  const { lastOrders } = shopSettings();
  return (
    lastOrders && (
      <strong className={className}>
        {t('topBar.lastOrders', { occasion: t(`giftDays.${lastOrders.day}`), by: lastOrders.by })}
      </strong>
    )
  );
}
