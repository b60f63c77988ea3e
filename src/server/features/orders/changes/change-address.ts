/** Changes where an order goes, until its last parcel has left. */
import {
  ADDRESS_FIELDS,
  checkAddress,
  normaliseAddress,
} from '../../../../domain/delivery/address.ts';
import type { Address } from '../../../../domain/delivery/address.ts';
import { deliveryZoneOf } from '../../../../domain/delivery/served.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { mayChangeAddress } from '../../../../domain/orders/office/office-steps.ts';
import { remakeMachineFiles } from '../../workshop/machine-files/made-files.ts';
import { refreshOrderSearch } from '../search/order-search.store.ts';
import type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';
import { onOrder } from './on-order.ts';
import { setShippingAddress, shippingAddressOf } from './order-changes.store.ts';

/**
 * The delivery price does not change. Job sheets show the address, so they are made again. Throws
 * invalid, deliveryRefused and stepNotAllowed.
 */
export async function changeAddress(
  context: OrderChangesDependencies,
  author: ChangeAuthor,
  given: Address,
): Promise<void> {
  const { zones, orders } = context;
  const address = normaliseAddress(given);
  const violations = checkAddress(address);
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  deliveryZoneOf(address, zones());
  await onOrder(context, author, { action: 'changeAddress' }, async (transaction, order) => {
    if (!mayChangeAddress(order.state)) throw new ShopError('stepNotAllowed');
    const before = await shippingAddressOf(transaction, order.id);
    const after = { ...address, Method: before.Method };
    const changed = ADDRESS_FIELDS.filter((field) => before[field] !== after[field]);
    if (changed.length === 0) return;
    await setShippingAddress(transaction, order.id, after);
    await refreshOrderSearch(transaction, [order.id]);
    await orders.recordHistory(transaction, order, author.name, 'changeAddress', { changed });
    for (const { id } of await orders.lines(order.id, transaction))
      await remakeMachineFiles(transaction, id);
  });
}
