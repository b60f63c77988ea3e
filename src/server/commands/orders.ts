/** `npm run orders`: lists orders for the workshop, until there is a back office. */
import type { ListedOrder } from '../features/orders/search/order-list.store.ts';
import { withShop } from '../process/shop-command.ts';
import { ORDERS_HELP, readOrdersCommand } from './arguments/orders-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const STATE_WIDTH = 15;

function lineOf(order: ListedOrder): string {
  const what = order.lines.map(({ quantity, name, words }) => {
    const written = words.map(({ text }) => `“${text.replaceAll(/\s+/g, ' ')}”`).join(' ');
    return `${quantity} × ${name}${written && ` ${written}`}`;
  });
  return [
    order.reference,
    order.state.padEnd(STATE_WIDTH),
    `leaves ${order.dispatchOn}`,
    order.email === '' ? 'erased' : `${order.buyer} <${order.email}>`,
    what.join(', '),
    ...(order.hasGiftNote ? ['gift note'] : []),
  ].join('  ');
}

const request = readOrHelp('orders', readOrdersCommand, ORDERS_HELP);
if (request) {
  await withShop(async ({ orderList }, { report }) => {
    const { orders, more } = await orderList.list(request);
    if (orders.length === 0) report('No such orders.');
    for (const order of orders) report(lineOf(order));
    if (more) report(`… and more: show them with --limit.`);
  });
}
