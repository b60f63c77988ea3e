/** One order of the signed-in customer. */
import { usePage } from '../../navigation/use-router.ts';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { WholeNumbers } from '../../features/order-card/whole-numbers.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';
import { NoOrder } from './no-order.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';
import { PrintHead } from './print-head.tsx';
import { useOrder } from './use-order.ts';

export default function OrderScreen() {
  const { '*': named = '' } = usePage().params;
  return <NamedOrder key={named} named={named} />;
}

function NamedOrder({ named }: { named: string }) {
  const t = useTranslations('order');
  const { order, failure, again, show } = useOrder(named);
  const title =
    order === null
      ? t('missing.title')
      : order
        ? t('titleOf', { reference: order.reference })
        : t('title');
  return (
    <>
      <PageHead title={title} hidden />
      <PrintHead />
      <AccountFrame title={<WholeNumbers text={title} />} skeleton={<OrderSkeleton />}>
        {() => {
          if (order) return <OrderView order={order} onChange={show} />;
          // Does not reveal whether another customer has this order.
          if (order === null)
            return (
              <NoOrder
                text={t('missing.text')}
                onward={{ to: '/account/orders', label: t('missing.orders') }}
                contact={t('contact')}
              />
            );
          if (failure) return <LoadFailed failure={failure} onAgain={again} />;
          return (
            <>
              <p role="status" className="sr-only">
                {t('common:loading')}
              </p>
              <OrderSkeleton />
            </>
          );
        }}
      </AccountFrame>
    </>
  );
}
