/** `VAT_RATE` from the environment to the cart: a whole percent, or a refusal to start. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { openShopProcess, outsideShop } from '../testing/processes/shop-with-stand-ins.ts';
import { openProcess } from '../testing/processes/shop-process.ts';

const PATIENCE = { timeout: 300_000 };
const outside = await outsideShop();
const MUG = 'botanical-wreath-mug';

const settingsFor = (url: string, rate: string) => ({
  ...outside.settings,
  DATABASE_URL: url,
  SECRET: 'a secret of the shop with its VAT rate',
  DATA_DIR: path.join(outside.folder, `data-${rate}`),
  VAT_RATE: rate,
});

test.each([
  ['20', 20],
  ['5', 5],
  ['0', 0],
])(
  'a shop that opens with VAT_RATE=%s takes it as whole percents',
  PATIENCE,
  async (given, rate) => {
    const { url } = await testDatabase();
    const { shop, close } = await openShopProcess(settingsFor(url, given));
    const product = await shop.call('productBySlug', { params: { slug: MUG } });
    expect(product.vatRatePercent).toBe(rate);
    const cart = await shop.call('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: product.variants[0]!.productId, quantity: 1 },
    });
    const vatIn = (gross: number) => Math.round((gross * rate) / (100 + rate));
    expect(cart.tax).toBe(vatIn(cart.itemsTotal) + vatIn(cart.shippingTotal));
    expect(cart.subTotal + cart.tax).toBe(cart.total);
    expect(await close()).toBe(0);
  },
);

test('a shop with a fraction as its VAT rate does not open, and says why', PATIENCE, async () => {
  const { url } = await testDatabase();
  const shop = await openProcess(settingsFor(url, '0.2'));
  await expect(shop.untilReady()).rejects.toThrow(
    'VAT_RATE (0.2) is not a whole number from 0 to 100.',
  );
  expect(shop.isRunning()).toBe(false);
  expect(await shop.stop()).toBe(1);
});
