/** The shop restarts with changed delivery prices or VAT while a shopper is about to pay. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { openShopProcess, outsideShop } from '../../testing/processes/shop-with-stand-ins.ts';
import { fillNamedCart, paidOrder } from '../../testing/processes/purchase.ts';
import { next } from '../../testing/processes/shop-client.ts';
import { openSmallShop } from '../../testing/features/small-shop.ts';

const PATIENCE = { timeout: 300_000 };
const outside = await outsideShop();
const { database, url } = await testDatabase();
const { productIds } = await openSmallShop(database);

/** A shop on the same database, with these settings. */
const opened = (settings: NodeJS.ProcessEnv) =>
  openShopProcess({
    ...outside.settings,
    ...settings,
    DATABASE_URL: url,
    SECRET: 'a secret of the shop whose settings change',
    DATA_DIR: path.join(outside.folder, 'data'),
  });

const purchase = { productId: productIds['MUG-WREATH']!, name: 'Mair', email: 'mair@example.org' };

test.each([
  [
    'delivery costs more',
    { DELIVERY_ZONES: 'uk:599:0' },
    { kind: 'delivery', name: '', fromPence: 499, toPence: 599 },
    { shippingTotal: 599, total: 3097 },
  ],
  [
    'the shop leaves the VAT register',
    { SHOP_VAT_REGISTERED: 'false' },
    { kind: 'vat', name: '', fromPence: 499, toPence: 0 },
    { tax: 0, total: 2997 },
  ],
])(
  '%s: the unpaid order is given up, the response says what changed, and the new one is paid',
  PATIENCE,
  async (_, settings, change, shown) => {
    const before = await opened({});
    const cartId = await fillNamedCart(before.shop, purchase);
    const params = { cartId, method: 'paypal' as const };
    const first = await before.shop.call('guestCheckout', { params });
    expect(first).toMatchObject({ total: 2997, changes: [] });
    const approval = next(await before.shop.visit(first.gateway));
    await before.close();

    const { shop, close } = await opened(settings);
    expect(await shop.call('cart', { params: { cartId } })).toMatchObject(shown);
    const second = await shop.call('guestCheckout', { params });
    expect(second).toMatchObject({ total: shown.total, changes: [change] });
    expect(second.orderKey).not.toBe(first.orderKey);
    expect(await shop.call('guestCheckout', { params })).toEqual({ ...second, changes: [] });

    // Approving the earlier order captures no money.
    const back = next(await shop.visit(approval, { choice: 'pay', funding: 'card' }));
    expect(next(await shop.visit(back))).toBe('/checkout?payment=changed');
    expect(
      await shop.call('orderCheckByKey', { params: { orderKey: first.orderKey } }),
    ).toMatchObject({ status: 'cancelled', payment: 'refused' });

    const page = next(await shop.visit(second.gateway));
    await shop.visit(next(await shop.visit(page, { choice: 'pay', funding: 'card' })));
    expect(await paidOrder(shop, second.orderKey)).toMatchObject({ total: shown.total });
    await close();
  },
);
