/** The order beside the delivery details: short, and whole on request. */
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/in-browser.tsx';
import { MUG } from '../../testing/mug.ts';
import { OrderLines } from './order-lines.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...MUG,
    id: `line-${place}`,
    name: `Mug ${place + 1}`,
    words: [
      { label: 'Name', text: `Gwen ${place + 1}` },
      { label: 'Words below', text: 'Est. 2026' },
    ],
  }));

const show = async (count: number) => {
  const { screen } = await renderAt('/checkout', <OrderLines items={lines(count)} />, [
    'checkout',
    'cart-lines',
  ]);
  return screen;
};

test('each line is one short row', async () => {
  const screen = await show(3);
  for (const row of screen.getByRole('listitem').elements())
    expect(row.getBoundingClientRect().height).toBeLessThan(70);
  await expect.element(screen.getByText('Gwen 3, Est. 2026')).toBeVisible();
});

test('of many lines the first are shown, with how many more there are', async () => {
  const screen = await show(8);
  await expect.element(screen.getByText('and 5 more')).toBeVisible();
  await expect.element(screen.getByText('Mug 4')).not.toBeInTheDocument();
});

test('the details show every line with its labels, and are hidden again', async () => {
  const screen = await show(5);
  await screen.getByRole('button', { name: 'Show details' }).click();
  await expect.element(screen.getByText('Mug 5')).toBeVisible();
  await expect.element(screen.getByText('Words below:').first()).toBeVisible();
  const hide = screen.getByRole('button', { name: 'Hide details' });
  await expect.element(hide).toHaveFocus();
  await hide.click();
  await expect.element(screen.getByText('and 2 more')).toBeVisible();
});
