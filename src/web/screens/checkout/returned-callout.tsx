/** The result of an earlier payment. Loaded for those who came back from one. */
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { PaymentReturn } from './payment-return.ts';

export function ReturnedCallout({ returned }: { returned: PaymentReturn }) {
  const t = useTranslations('checkout');
  return (
    <Callout look="warning" role="alert" title={t(`returned.${returned}.title`)} className="mt-6">
      <p>{t(`returned.${returned}.text`)}</p>
    </Callout>
  );
}
