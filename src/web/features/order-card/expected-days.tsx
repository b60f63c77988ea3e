/** When an order is expected, in one line. */
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { nameDays } from '../../../domain/calendar/name-day.ts';
import { useTranslations } from '../../state/translations.ts';

export interface ExpectedDaysProps {
  /** Missing in orders that an earlier version stored on the device. */
  expected: OrderSummary['expected'] | undefined;
  className?: string;
}

export function ExpectedDays({ expected, className = '' }: ExpectedDaysProps) {
  const t = useTranslations('order-card');
  if (!expected) return null;
  const days = nameDays(expected.arrivesFrom, expected.arrivesTo);
  return <p className={className}>{t('expected', { days })}</p>;
}
