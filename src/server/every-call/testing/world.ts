/** Data for valid calls: a customer with carts, orders, addresses and notifications, or a guest's own. */
import { TOTP } from 'otpauth';
import { HOUR } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { testShop } from '../../testing/test-app.ts';
import { newId } from '../../database/ids.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import { samplePhoto } from '../../testing/features/photographs.ts';
import { hashOfToken } from '../../features/users/account-links.ts';
import { hashPassword } from '../../features/users/password-hash.ts';

export type TestShop = Awaited<ReturnType<typeof testShop>>;
export type Customer = Awaited<ReturnType<TestShop['signedIn']>>;
export type World = ReturnType<typeof worldOf>;

export const PASSWORD = 'Correct-Horse-1';
const passwordHash = await hashPassword(PASSWORD);

export const aReminder = {
  occasion: null,
  label: 'Nain’s birthday',
  month: 5,
  day: 5,
  yearly: true,
  consent: true,
};

/** A customer who can sign in with the password. */
export async function customerOf(shop: TestShop): Promise<Customer> {
  const customer = await shop.signedIn();
  await shop.database
    .updateTable('customer')
    .set({ passwordHash })
    .where('id', '=', customer.customerId)
    .execute();
  return customer;
}

/** @param owner owner of the data; null: a guest. @param clock the shop's own */
export function worldOf(shop: TestShop, owner: Customer | null, clock: Clock = () => new Date()) {
  const bearer = owner ?? undefined;
  const productId = shop.productIds['MUG-WREATH']!;

  async function cart(): Promise<{ cartId: string; itemId: string }> {
    const { id, items } = await shop.call(
      'cartAdd',
      {
        params: { cartId: 'new' },
        body: { productId, quantity: 1, personalisation: { v: 1, fields: { name: 'Siân' } } },
      },
      bearer,
    );
    await shop.call(
      'cartAddressGuest',
      { params: { cartId: id, type: 'shipping' }, body: SHOPPER_ADDRESS },
      bearer,
    );
    await shop.call(
      'cartDetails',
      {
        params: { cartId: id },
        body: {
          firstName: 'Siân',
          lastName: 'Price',
          email: owner?.email ?? 'guest@example.org',
          personalisedAccepted: true,
        },
      },
      bearer,
    );
    return { cartId: id, itemId: items[0]!.id };
  }

  /** Awaiting payment, or paid without a payment provider. */
  async function order(state: 'awaitingPayment' | 'paid'): Promise<{ id: string; key: string }> {
    const { cartId } = await cart();
    const { orderKey } = await shop.call(
      'guestCheckout',
      { params: { cartId, method: 'paypal' } },
      bearer,
    );
    const placed = await shop.services.orders.byKey(orderKey);
    if (state === 'paid') {
      await shop.database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('cart')
          .set({ state: 'ordered' })
          .where('id', '=', cartId)
          .execute();
        const { orders } = shop.services;
        const locked = await orders.lock(transaction, placed.id);
        const lines = await orders.lines(placed.id, transaction);
        await orders.pay(transaction, locked, lines, 'shopper');
      });
    }
    return { id: placed.id, key: orderKey };
  }

  const savedDesign = { productId, personalisation: { v: 1 as const, fields: { name: 'Siân' } } };

  return {
    shop,
    owner,
    productId,
    cart,

    /** The current code of an authenticator. */
    codeOf: (secret: string): string =>
      new TOTP({ secret }).generate({ timestamp: clock().getTime() }),

    /** There is an account, whoever the caller is. */
    account: async (): Promise<Customer> => owner ?? customerOf(shop),

    order,

    /** What the buyer of a paid order knows of it. */
    async buyer(): Promise<{ reference: string; email: string }> {
      const { order: placed, person } = await shop.services.orders.checkByKey(
        (await order('paid')).key,
      );
      return { reference: placed.reference, email: person.email };
    },

    /** A line of a paid order. */
    async orderItem(): Promise<{ id: string; key: string; itemId: string }> {
      const placed = await order('paid');
      const [line] = await shop.services.orders.lines(placed.id);
      return { ...placed, itemId: line!.id };
    },

    draft: async () => shop.call('draftNew', { body: savedDesign }, bearer),
    guestDraft: async () => shop.call('draftNew', { body: savedDesign }),

    async deletedDraft() {
      const draft = await shop.call('draftNew', { body: savedDesign }, bearer);
      await shop.call('draftDelete', { params: { id: draft.id } }, bearer);
      return draft;
    },

    upload: async () => shop.call('uploadNew', { body: await samplePhoto() }, bearer),

    async address(): Promise<string> {
      const { Method: _, ...address } = SHOPPER_ADDRESS;
      return (await shop.call('addressNew', { body: address }, bearer)).id;
    },

    reminder: async (): Promise<string> =>
      (await shop.call('reminderNew', { body: aReminder }, bearer)).id,

    /** The token of an email that sets the requested password. */
    async recoveryToken(pendingPassword: string): Promise<string> {
      const { customerId } = owner ?? (await customerOf(shop));
      const token = newId();
      await shop.database
        .insertInto('accountLink')
        .values({
          id: newId(),
          customerId,
          purpose: 'recovery',
          tokenHash: hashOfToken(token),
          pendingPasswordHash: await hashPassword(pendingPassword),
          createdAt: new Date(),
          expiresAt: new Date(Date.now() + HOUR),
        })
        .execute();
      return token;
    },

    async notification(): Promise<string> {
      const { customerId } = owner!;
      const occasion = newId();
      await shop.database.transaction().execute((transaction) =>
        shop.services.notifications.notify(transaction, {
          customerId,
          kind: 'orderPaid',
          detail: { reference: 'KS-123-4567' },
          link: null,
          occasion,
        }),
      );
      const { id } = await shop.database
        .selectFrom('notification')
        .select('id')
        .where('occasion', '=', occasion)
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
