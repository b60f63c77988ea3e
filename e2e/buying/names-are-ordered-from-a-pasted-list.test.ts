/** Twelve names on slate coasters: pasted, corrected, undone, and followed to their machine files. */
import { expect, test } from 'vitest';
import { payByCard, payNow, reachReview } from '../support/buying.ts';
import { LONGEST_WORK_MS, ordersOf } from '../support/orders.ts';
import { query, DESK, newShopper, open } from '../support/shop.ts';

const EMAIL = 'team@example.org';
const COASTER = '/p/family-wreath-slate-coaster';
const TWELVE = 'Siân Gethin Nia Rhys Ffion Dylan Mair Owain Lowri Emyr Cerys Huw'.split(' ');

interface Made {
  name: string;
  quantity: number;
  kinds: string[];
  sums: number;
}

test('orders 12 names on slate coasters from a pasted list', async () => {
  const page = await newShopper(DESK);
  await open(page, COASTER);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Taid');
  await page.getByRole('button', { name: 'Many names' }).click();
  const dialog = page.getByRole('dialog', { name: 'A list of names' });
  // The name on the page is the first.
  const names = dialog.getByRole('textbox', { name: /^Your names/ });
  expect(await names.inputValue()).toBe('Taid\n');
  await dialog.getByRole('button', { name: 'Show 1 name', exact: true }).waitFor();
  const pasted = TWELVE.map((name, place) => `${place + 1}. ${name}`);
  // One appears twice, and one has characters that the font lacks.
  await dialog
    .getByRole('textbox', { name: /^Your names/ })
    .fill([...pasted, '', '• Nia', '🦊'].join('\n'));
  await dialog.getByRole('button', { name: 'Show 13 names' }).click();

  await dialog.getByText('1 of them is there more than once, and is made as often.').waitFor();
  await dialog.getByText('1 name needs a look before it can be made.').waitFor();
  await dialog.getByText('This lettering has no 🦊.').waitFor();
  // Heading, footer and button agree: twelve names, one of them twice, and one left out.
  await dialog.getByText('£103.87 in all').waitFor();
  await dialog.getByText('12 of 13 can be made.').waitFor();
  expect(await dialog.getByText('All can be made now.').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Add 13, leave 1 out' }).waitFor();
  await dialog.getByRole('img', { name: 'Siân as it will be made' }).waitFor();
  await dialog.getByRole('button', { name: 'Show the first' }).click();
  const wrong = dialog.getByRole('textbox', { name: 'Name 13', exact: true });
  await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Leave them out' }).click();
  await dialog.getByText('All can be made now.').waitFor();
  await dialog.getByRole('textbox', { name: 'How many of Nia' }).fill('1');
  await dialog.getByRole('button', { name: 'Add 12 to cart' }).click();

  await page.getByText('12 names are in your cart.').waitFor();
  // The poll, which would say the same again, has nothing to report.
  const counted = () =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('app') ?? '{}') as {
        state?: { cartCount: number };
      };
      return stored.state?.cartCount;
    });
  expect(await counted()).toBe(12);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The names are out of your cart again.').waitFor();
  await expect.poll(() => linesIn(page)).toBe(0);
  await page.getByRole('button', { name: 'Many names' }).click();
  await dialog.getByRole('textbox', { name: /^Your names/ }).fill([...TWELVE, '🦊'].join('\n'));
  await dialog.getByRole('button', { name: 'Show 13 names' }).click();
  await dialog.getByRole('button', { name: 'Add 12, leave 1 out' }).click();
  await page.getByText('12 names are in your cart.').waitFor();

  await reachReview(page, EMAIL);
  await payNow(page);
  await payByCard(page);
  const [order] = await ordersOf(EMAIL);
  expect(order).toMatchObject({ state: 'paid', totalPence: 12 * 799 + 499, captures: 1 });
  await expect
    .poll(() => madeOf(order!.reference), { timeout: LONGEST_WORK_MS })
    .toEqual(
      TWELVE.map((name) => ({
        name,
        quantity: 1,
        sums: 3,
        kinds: ['dxf', 'jobSheet', 'svg'],
      })),
    );
});

const linesIn = (page: Awaited<ReturnType<typeof newShopper>>) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('cart') ?? '{}') as {
      state?: { items: object[] };
    };
    return stored.state?.items.length;
  });

/** Each line's texts and its machine files, all with different contents. */
const madeOf = (reference: string): Promise<Made[]> =>
  query<Made & { name: string }>(
    `select order_line.words -> 0 ->> 'text' as name, order_line.quantity,
       array_agg(machine_file.kind order by machine_file.kind) as kinds,
       count(distinct machine_file.sha256)::int as sums
     from order_line join customer_order on customer_order.id = order_id
     left join machine_file on machine_file.order_line_id = order_line.id
     where reference = $1 group by order_line.id order by order_line.position`,
    [reference],
  );
