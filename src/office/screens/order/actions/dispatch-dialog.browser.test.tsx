import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../../api/query-client.ts';
import type { Line, Order } from '../order.ts';
import { DispatchDialog } from './dispatch-dialog.tsx';

type Made = Pick<Line, 'name' | 'production'> & Partial<Pick<Line, 'remaking'>>;

function open(...made: Made[]) {
  const lines = made.map(({ remaking = null, ...line }, place) => ({
    ...line,
    remaking,
    number: place + 1,
    quantity: 1,
    words: [],
  }));
  const order = { reference: 'KS-AAA-AAAA', version: 1, isSample: false, lines, parcels: [] };
  return render(
    <QueryClientProvider client={queryClient}>
      <DispatchDialog order={order as unknown as Order} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const MUG: Made = { name: 'Mug', production: { made: 1 } };
const SLATE: Made = { name: 'Slate', production: { making: 1 } };
const REMADE: Made = { name: 'Bottle', production: { waiting: 1 }, remaking: 1 };
const line = (name: string) => page.getByRole('checkbox', { name: `1 × ${name}` });
const warning = page.getByRole('status');

test('nothing is said of pieces that are made', async () => {
  await open(MUG, MUG);
  await expect.element(page.getByRole('button', { name: 'Dispatch 2 lines' })).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
});

test('a remake that waits stays behind at first, and the dialog says what it would record', async () => {
  await open(MUG, SLATE, REMADE);
  await expect.element(line('Bottle')).not.toBeChecked();
  await expect
    .element(warning)
    .toHaveTextContent('1 piece is not recorded as made. Dispatching records it as sent.');
  await line('Bottle').click();
  await expect
    .element(warning)
    .toHaveTextContent(
      '2 pieces are not recorded as made, 1 of them a remake. Dispatching records them as sent.',
    );
  await line('Slate').click();
  await line('Bottle').click();
  await expect.element(page.getByRole('button', { name: 'Dispatch 1 line' })).toBeEnabled();
  await expect.element(warning).not.toBeInTheDocument();
});

test('a remake that waits alone can be sent with a warning', async () => {
  await open(REMADE);
  await expect
    .element(warning)
    .toHaveTextContent(
      '1 piece, a remake, is not recorded as made. Dispatching records it as sent.',
    );
  await expect.element(page.getByRole('button', { name: 'Dispatch 1 line' })).toBeEnabled();
});
