/** A callout about a payment that is not complete: waiting, in progress, refused or in review. */
import type { OrderDetail } from '../../../../contract/orders/orders.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { useTranslations } from '../../../state/translations.ts';

const SHOWN = ['waiting', 'capturing', 'pending', 'refused', 'review'] as const;

export function PaymentCallout({ order: { status, payment } }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const shown = SHOWN.find((each) => each === payment);
  // A payment in review may belong to an order that has been cancelled since.
  const isShown = shown && (status === 'awaitingPayment' || shown === 'review');
  const isOnItsWayBack = status === 'cancelled' && payment === 'paid';
  const state = isShown ? shown : isOnItsWayBack ? 'refunding' : null;
  return (
    <div role="status">
      {state && (
        <Callout
          look="warning"
          busy={state === 'capturing' || state === 'refunding'}
          title={t(`payment.${state}.title`)}
          className="mb-6"
        >
          <p>{t(`payment.${state}.text`)}</p>
        </Callout>
      )}
    </div>
  );
}
