/** Shown if a device has no order yet, or the key in the URL opens none. */
import { useTranslations } from '../../state/translations.ts';
import { NoOrder } from './no-order.tsx';

export function NoOrderByKey({ why }: { why: 'none' | 'unknown' }) {
  const t = useTranslations('thank-you');
  return (
    <NoOrder
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      onward={{ to: '/shop', label: t('shop') }}
      contact={t('contact')}
      find={t('find')}
    />
  );
}
