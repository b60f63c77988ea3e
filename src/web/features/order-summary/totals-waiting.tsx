/** Placeholder for the totals before the amounts are known. */
import { useTranslations } from '../../state/translations.ts';

export function TotalsWaiting() {
  const t = useTranslations('order-summary');
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2">
      <dt>{t('items')}</dt>
      <Amount />
      <dt>
        {t('delivery')}
        <span className="block text-sm text-ink-soft">{t('onePrice')}</span>
      </dt>
      <Amount />
      <dt className="border-t border-line pt-3 text-xl font-semibold">{t('total')}</dt>
      <Amount className="border-t border-line pt-3" />
      <dt className="text-sm text-ink-soft">{t('vat')}</dt>
      <Amount />
    </dl>
  );
}

function Amount({ className = '' }: { className?: string }) {
  return (
    <dd aria-hidden="true" className={className}>
      <div className="h-5 w-16 animate-pulse rounded-soft bg-paper-deep" />
    </dd>
  );
}
