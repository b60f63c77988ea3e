/** The customer's orders, newest first. */
import { Link } from 'react-router';
import type { OrderState } from '../../../domain/orders/order-steps.ts';
import { dayText } from '../../parts/dates.ts';
import { moneyText } from '../../parts/money-text.ts';
import { countText, type Customer } from './customer.ts';

const STATES: Record<OrderState, string> = {
  awaitingPayment: 'Not paid',
  paid: 'Paid',
  inProduction: 'In production',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export function OrdersPanel({ customer }: { customer: Customer }) {
  const { orders, ordersInAll, guestOrders, orderCount, spent, email } = customer;
  const search = `/office/orders?view=all&q=${encodeURIComponent(email)}`;
  return (
    <section className="panel" aria-labelledby="orders">
      <header>
        <h2 id="orders">Orders</h2>
        <span className="end small soft">
          {countText(orderCount, 'paid order')}, {moneyText(spent)}
        </span>
      </header>
      {orders.length === 0 ? (
        <p className="body soft">No orders yet.</p>
      ) : (
        <table className="table own-orders">
          <caption className="sr">Orders, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Placed</th>
              <th scope="col">State</th>
              <th scope="col" className="num">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ reference, placedAt, state, total }) => (
              <tr key={reference}>
                <th scope="row">
                  <Link to={`/office/orders/${reference}`}>{reference}</Link>
                </th>
                <td>{dayText(placedAt)}</td>
                <td>{STATES[state]}</td>
                <td className="num">{moneyText(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(ordersInAll > orders.length || guestOrders > 0) && (
        <p className="body small">
          {guestOrders > 0 &&
            `${countText(guestOrders, 'more order')} as a guest under this email address. `}
          <Link to={search}>All orders under {email}</Link>
        </p>
      )}
    </section>
  );
}
