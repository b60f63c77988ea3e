/** The totals of an order: items, delivery, total, and the VAT included. */
import type { ReactNode } from 'react';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { useTranslations } from '../../state/translations.ts';

/** Whole pence, VAT included. Carts and orders use the same names. */
export interface TotalsProps {
  totals: { itemsTotal: number; shippingTotal: number; tax: number; total: number };
  /** Paid already. */
  paid?: boolean;
  /** Rows of single items, shown instead of their sum. */
  children?: ReactNode;
}

export function Totals({ totals, paid = false, children }: TotalsProps) {
  const t = useTranslations('order-summary');
  const { itemsTotal, shippingTotal, tax, total } = totals;
  const money = (amount: number) => formatPounds(pence(amount));
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      {children || (
        <>
          <dt>{t('items')}</dt>
          <dd className="text-right">{money(itemsTotal)}</dd>
        </>
      )}
      <dt>
        {t('delivery')}
        {!paid && <span className="block text-sm text-ink-soft">{t('onePrice')}</span>}
      </dt>
      <dd className="text-right">{money(shippingTotal)}</dd>
      <dt className="border-t border-line pt-3 text-xl font-semibold">
        {paid ? t('totalPaid') : t('total')}
      </dt>
      <dd className="border-t border-line pt-3 text-right text-xl font-semibold">{money(total)}</dd>
      {/* A seller without VAT registration shows none. */}
      {tax > 0 && (
        <>
          <dt className="text-sm text-ink-soft">{t('vat')}</dt>
          <dd className="text-right text-sm text-ink-soft">{money(tax)}</dd>
        </>
      )}
    </dl>
  );
}
