/** The columns of the list of orders. Roles that may not see people or money have fewer. */
import { Link } from 'react-router';
import type { Column } from '../../list/column.ts';
import { fromList, type ListOrigin } from '../../list/list-origin.ts';
import { DueSign } from '../../orders/due-sign.tsx';
import type { ListedOrder } from '../../orders/listed-order.ts';
import { OrderState } from '../../orders/order-state.tsx';
import { productsOf, stateText, wordsOf } from '../../orders/order-texts.ts';
import { Proof } from '../../orders/proof.tsx';
import { momentText } from '../../parts/dates.ts';
import { moneyText } from '../../parts/money-text.ts';

export function columnsFor({
  hasPeople,
  hasMoney,
  origin,
}: {
  hasPeople: boolean;
  hasMoney: boolean;
  origin: ListOrigin;
}): readonly Column<ListedOrder>[] {
  return [
    {
      key: 'what',
      head: 'Words',
      isName: true,
      cell: (order) => <What order={order} origin={origin} />,
    },
    ...(hasPeople ? [CUSTOMER] : []),
    LEAVES,
    {
      key: 'pieces',
      head: 'Pieces',
      width: '11.5rem',
      hide: 'phone',
      cell: (order) => <OrderState order={order} />,
    },
    ORDER,
    ...(hasMoney ? [TOTAL] : []),
  ];
}

const CUSTOMER: Column<ListedOrder> = {
  key: 'customer',
  head: 'Customer',
  width: '10rem',
  hide: 'phone',
  cell: ({ buyer }) =>
    buyer ? (
      <>
        <span className="one-line">{buyer.name}</span>
        <span className="small soft one-line">
          {buyer.town} {buyer.postcode}
        </span>
      </>
    ) : (
      <span className="soft">Erased</span>
    ),
};

const LEAVES: Column<ListedOrder> = {
  key: 'leaves',
  head: 'Leaves',
  width: '8.5rem',
  sort: { ascending: 'dispatch' },
  cell: (order) => (
    <>
      {order.due ? (
        <DueSign due={order.due} dispatchOn={order.dispatchOn} />
      ) : (
        <span className="soft">{stateText(order).text}</span>
      )}
      {order.hasGiftNote && <span className="tiny soft one-line">Gift note</span>}
    </>
  ),
};

const ORDER: Column<ListedOrder> = {
  key: 'order',
  head: 'Order',
  width: '9.5rem',
  hide: 'narrow',
  sort: { ascending: 'oldest', descending: 'newest' },
  cell: ({ reference, placedAt }) => (
    <>
      <span className="one-line">{reference}</span>
      <span className="tiny soft one-line">{momentText(placedAt)}</span>
    </>
  ),
};

const TOTAL: Column<ListedOrder> = {
  key: 'total',
  head: 'Total',
  width: '6rem',
  hide: 'narrow',
  isNumber: true,
  cell: ({ total }) => (total === null ? '' : moneyText(total)),
};

function What({ order, origin }: { order: ListedOrder; origin: ListOrigin }) {
  const [first] = order.lines;
  const words = first && wordsOf(first);
  return (
    <span className="thing">
      <Proof address={first?.proof ?? null} size="small" />
      <span className="grow">
        <Link
          to={`/office/orders/${order.reference}`}
          state={fromList(origin)}
          className={`row-link one-line ${words === undefined ? '' : 'words what-words'}`}
        >
          {words === undefined ? order.reference : `“${words}”`}
        </Link>
        <span className="small soft one-line">{productsOf(order)}</span>
        {order.buyer && <span className="phone-only small one-line">{order.buyer.name}</span>}
      </span>
    </span>
  );
}
