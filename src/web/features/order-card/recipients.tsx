/** For whom an order is, from the words on it. */
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { useTranslations } from '../../state/translations.ts';

export interface RecipientsProps {
  /** Missing in orders that an earlier version stored on the device. */
  recipients: OrderSummary['recipients'] | undefined;
}

export function Recipients({ recipients = [] }: RecipientsProps) {
  const t = useTranslations('order-card');
  if (recipients.length === 0) return null;
  const names = [...new Set(recipients)].join(', ');
  return <p className="line-clamp-2 wrap-anywhere text-ink-soft">{t('for', { names })}</p>;
}
