/** Orders in a panel: picture, words, product, how far they are, and when they leave. */
import { DueSign } from '../../orders/due-sign.tsx';
import type { ListedOrder } from '../../orders/listed-order.ts';
import { productsOf, stateText, wordsOf } from '../../orders/order-texts.ts';
import { Pieces } from '../../orders/pieces.tsx';
import { Proof } from '../../orders/proof.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';

export function OrderRows({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className="rows">
      {orders.map((order) => (
        <li key={order.reference}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { reference, lines, buyer, due, dispatchOn, production } = order;
  const [first] = lines;
  const words = first && wordsOf(first);
  return (
    <PermittedLink className="item" may="orders.see" to={`/office/orders/${reference}`}>
      <Proof address={first?.proof ?? null} size="medium" />
      <span className="grow">
        <span className="item-top">
          {words === undefined ? (
            <b>{reference}</b>
          ) : (
            <span className="words one-line">“{words}”</span>
          )}
          {due && <DueSign due={due} dispatchOn={dispatchOn} />}
        </span>
        <span className="small soft one-line">
          {productsOf(order)}
          {buyer && `, ${buyer.name}`}
        </span>
        <span className="small item-why">
          <Pieces production={production} /> {stateText(order).text}
        </span>
      </span>
    </PermittedLink>
  );
}
