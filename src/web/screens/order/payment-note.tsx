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
  const words = isShown ? told : isOnItsWayBack ? 'refunding' : null;
  return (
    <div role="status">
      {words && (
        <div className="mb-6 flex gap-3 rounded-soft bg-clay-tint px-5 py-4">
          {words === 'capturing' || words === 'refunding' ? (
            <Spinner className="mt-0.5 size-6" />
          ) : (
            <Icon name="info" className="mt-0.5 size-6 text-clay-deep" />
          )}
          <div>
            <p className="font-semibold">{t(`payment.${words}.title`)}</p>
            <p>{t(`payment.${words}.text`)}</p>
          </div>
        </div>
      )}
    </div>
  );
}
