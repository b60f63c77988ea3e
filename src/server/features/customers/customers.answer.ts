/** The wire forms of the customers in the office. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { customerState } from '../../../domain/people/customer-state.ts';
import { answerAddress } from '../addresses/addresses.answer.ts';
import type { ListedRow } from './customer-list.store.ts';
import type { CustomerRow } from './customer.store.ts';
import type { CustomerView } from './show-customer.ts';
import type { GuestView } from './show-guest.ts';

type Listed = OfficeAnswerOf<'customers'>['customers'][number];

export const answerListed = (row: ListedRow): Listed => ({
  ...personOf(row),
  town: row.town ?? '',
  postcode: row.postcode ?? '',
  lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
});

export function answerCustomer(view: CustomerView): OfficeAnswerOf<'customer'> {
  const { hasTwoStep, ordersInAll, guestOrders, underWay } = view;
  return {
    ...personOf(view),
    hasTwoStep,
    ordersInAll,
    guestOrders,
    underWay,
    addresses: view.addresses.map(answerAddress),
    consents: view.consents.map(({ given, source, at }) => ({
      given,
      source,
      at: at.toISOString(),
    })),
    orders: view.orders.map(({ reference, state, placedAt, totalPence }) => ({
      reference,
      state,
      placedAt: placedAt.toISOString(),
      total: totalPence,
    })),
    drafts: view.drafts.map(({ name, product, updatedAt }) => ({
      name,
      product,
      updatedAt: updatedAt.toISOString(),
    })),
    messages: view.messages.map(({ id, title, receivedAt, closedAt }) => ({
      id,
      title,
      receivedAt: receivedAt.toISOString(),
      isClosed: closedAt !== null,
    })),
    notes: view.notes.map(({ id, by, text, at }) => ({ id, by, text, at: at.toISOString() })),
  };
}

export const answerGuest = (view: GuestView): OfficeAnswerOf<'guest'> => ({
  email: view.email,
  accountId: view.accountId,
  orders: view.orders.map(({ reference, state, placedAt, totalPence, firstName, lastName }) => ({
    reference,
    state,
    placedAt: placedAt.toISOString(),
    total: totalPence,
    name: `${firstName} ${lastName}`.trim(),
  })),
  ordersInAll: view.ordersInAll,
  underWay: view.underWay.map(({ reference }) => reference),
});

const personOf = (row: CustomerRow & { orderCount: number; spentPence: number }) => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  phone: row.phone ?? '',
  mobile: row.mobile ?? '',
  state: customerState(row),
  marketing: row.marketing,
  registeredAt: row.createdAt.toISOString(),
  orderCount: row.orderCount,
  spent: row.spentPence,
});
