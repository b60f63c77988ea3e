/** All orders of a customer, newest first, with a search. */
import { browserApi } from '../../api/client.ts';
import { AccountFrame } from '../../features/account-frame/account-frame.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Skeleton } from '../../features/account-frame/skeleton.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { updateUser } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrdersList } from './orders-list.tsx';

/** As tall as the cards that replace them. */
const CARDS = <Skeleton height="h-38" />;

export default function OrdersScreen() {
  const t = useTranslations('orders');
  return (
    <>
      <PageHead title={t('title')} hidden />
      <AccountFrame title={t('title')} skeleton={CARDS}>
        {() => <Orders />}
      </AccountFrame>
    </>
  );
}

function Orders() {
  const t = useTranslations('orders');
  const { data, failure, again } = useLoaded(askOrders);
  if (!data && failure) return <LoadFailed failure={failure} onAgain={again} />;
  if (!data) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('common:loading')}
        </p>
        {CARDS}
      </>
    );
  }
  if (data.length === 0) return <NoOrders />;
  return data.length > 1 ? <OrderSearch orders={data} /> : <OrdersList orders={data} />;
}

/** Also updates the latest orders shown elsewhere in the account. */
async function askOrders() {
  const orders = await browserApi.call('orders', {});
  updateUser({ orders });
  return orders;
}
