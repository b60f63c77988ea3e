/** What is to be known of a payment that is not simply made: waiting, on its way, refused, looked at. */
import type { OrderDetail } from '../../../contract/orders.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useWords } from '../../state/words.ts';

const TOLD = ['waiting', 'capturing', 'refused', 'review'] as const;

export function PaymentNote({ order: { status, payment } }: { order: OrderDetail }) {
  const t = useWords('order');
  const told = TOLD.find((each) => each === payment);
  // Money that needs a person's look may belong to an order that was cancelled meanwhile.
  const isShown = told && (status === 'awaitingPayment' || told === 'review');
  const isOnItsWayBack = status === 'cancelled' && payment === 'paid';
  return (
    <div role="status">
      {(isShown || isOnItsWayBack) && (
        <div className="mb-6 flex gap-3 rounded-soft bg-clay-tint px-5 py-4">
          {told === 'capturing' || isOnItsWayBack ? (
            <Spinner className="mt-0.5 size-6" />
          ) : (
            <Icon name="info" className="mt-0.5 size-6 text-clay-deep" />
          )}
          <div>
            <p className="font-semibold">{t(`payment.${isShown ? told : 'refunding'}.title`)}</p>
            <p>{t(`payment.${isShown ? told : 'refunding'}.text`)}</p>
          </div>
        </div>
      )}
    </div>
  );
}
