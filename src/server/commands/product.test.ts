/** The command that takes a product off sale, in a separate process beside a running shop. */
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { typed } from '../testing/command.ts';

const SECRET = 'x'.repeat(32);
const shop = await testShop({ secret: SECRET });
const settings = { DATABASE_URL: shop.url, SECRET, DATA_DIR: shop.config.dataFolder };
const product = (...args: string[]) => typed('product', args, settings);
const pageStatus = async () =>
  (await shop.ask('productBySlug', { params: { slug: 'wreath-mug' } })).statusCode;

test('withdraws a product with its reason and offers it again, while the shop is open', async () => {
  expect(await pageStatus()).toBe(200);
  expect(await product('withdraw', 'wreath-mug', '--reason', 'The supplier stopped')).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^wreath-mug: withdrawn on \d{4}-\d\d-\d\d: The supplier stopped\n$/,
    ),
  });
  await expect.poll(pageStatus).toBe(404);
  expect((await product('withdraw', 'wreath-mug')).output).toMatch(
    /^wreath-mug: already withdrawn on .*: The supplier stopped\n$/,
  );
  expect((await product('offer', 'wreath-mug')).output).toMatch(
    /^wreath-mug: on sale again, was withdrawn on .*: The supplier stopped\n$/,
  );
  await expect.poll(pageStatus).toBe(200);
  expect(await product('offer', 'wreath-mug')).toEqual({
    code: 0,
    output: 'wreath-mug: on sale\n',
  });
}, 300_000);

test.each([
  [['withdraw', 'no-such-mug'], 1, 'No product has the slug no-such-mug.'],
  [['withdraw'], 2, 'Name one product by its slug.'],
  [['withdraw', 'wreath-mug', 'stripes-mug'], 2, 'Name one product by its slug.'],
  [['sell', 'wreath-mug'], 2, '“sell” is neither withdraw nor offer.'],
  [['offer', 'wreath-mug', '--reason', 'Back'], 2, '--reason belongs to withdraw.'],
])(
  'refuses %j in one line',
  async (args, code, message) => {
    const answer = await product(...args);
    expect(answer.code).toBe(code);
    expect(answer.output.trim().split('\n')).toHaveLength(1);
    expect(answer.output).toContain(message);
    expect(await pageStatus()).toBe(200);
  },
  300_000,
);
