/** The head of an order's page: thanks, or what remains to be done. */
import { Link } from '../../../navigation/link.tsx';
import type { Order } from '../../../../contract/orders/orders.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { standingOf, type Standing } from './status.ts';

export interface OrderStatusPanelProps {
  order: Order;
  /** The page refreshes automatically. */
  watching: boolean;
  onLook: () => void;
}

const PAYABLE: readonly Standing[] = ['waiting', 'refused'];
const UNSETTLED: readonly Standing[] = ['waiting', 'capturing'];

export function OrderStatusPanel({ order, watching, onLook }: OrderStatusPanelProps) {
  const t = useTranslations('thank-you');
  const standing = standingOf(order);
  const unsettled = UNSETTLED.includes(standing);
  const { firstName, email, reference } = order;
  return (
    <header>
      <p className="font-semibold text-clay-deep">{t('reference', { reference })}</p>
      {/* The text changes while the page waits; changes are announced. */}
      <div role="status">
        <h1 className="mt-2 flex items-center gap-4 text-4xl md:text-5xl">
          {standing === 'paid' && (
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-bottle text-white">
              <Icon name="check" className="size-7" />
            </span>
          )}
          {t(`standing.${standing}.title`, { name: firstName })}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          {t(`standing.${standing}.text`, { email })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 not-empty:mt-6">
        {PAYABLE.includes(standing) && (
          // Not a router link: the server redirects to the payment provider.
          <a href={`/gateway/paypal/${order.key}/new`} className={buttonClass('primary', 'large')}>
            {t(standing === 'refused' ? 'payAgain' : 'payNow')}
          </a>
        )}
        {standing === 'cancelled' && (
          <Link to="/cart" className={buttonClass('primary', 'large')}>
            {t('toCart')}
          </Link>
        )}
        {unsettled && watching && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {t('watching')}
          </p>
        )}
        {unsettled && !watching && (
          <Button look="secondary" size="large" onClick={onLook}>
            {t('look')}
          </Button>
        )}
      </div>
    </header>
  );
}
