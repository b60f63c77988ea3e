import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leaveOffice } from '../../testing/sign-in-as.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Column } from '../../list/column.ts';
import type { ListedOrder } from '../../orders/listed-order.ts';
import { arranged, withoutHidden } from './arranged.ts';
import { ColumnsButton, useArrangement, type Arrangement } from './columns-button.tsx';

const COLUMNS: readonly Column<ListedOrder>[] = [
  { key: 'customer', head: 'Customer', cell: () => null },
  { key: 'leaves', head: 'Leaves', cell: () => null },
  { key: 'total', head: 'Total', cell: () => null },
];

/** A server that saves when the test says so. */
let saved: Arrangement;
let saving: { value: Arrangement; answer: (status: number) => void }[];

const fetched: typeof fetch = async (_, init) => {
  if (init?.method === 'GET') return respond(200, saved);
  return new Promise((resolve) => {
    const value = JSON.parse(init?.body as string) as Arrangement;
    const answer = (status: number) => {
      if (status === 200) saved = value;
      resolve(respond(status, {}));
    };
    saving.push({ value, answer });
  });
};

const respond = (status: number, data: object): Response =>
  new Response(JSON.stringify(status === 200 ? { data } : { code: 'internal', message: 'No.' }), {
    status,
  });

function List() {
  const arrangement = useArrangement();
  const columns = arranged(COLUMNS, arrangement.order);
  const shown = withoutHidden(columns, arrangement.hidden).map(({ head }) => head);
  return (
    <>
      <p>Shown: {shown.join(', ')}</p>
      <ColumnsButton columns={columns} arrangement={arrangement} />
    </>
  );
}

beforeEach(async () => {
  saved = { hidden: [], order: [] };
  saving = [];
  vi.stubGlobal('fetch', vi.fn(fetched));
  await page.viewport(1280, 900);
  await render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Columns' }).click();
});
afterEach(leaveOffice);

async function shows(heads: string): Promise<void> {
  await expect.element(page.getByText(`Shown: ${heads}`, { exact: true })).toBeVisible();
}

const done = page.getByRole('button', { name: 'Done' });

test('two quick changes are saved one after another, and both stay', async () => {
  await page.getByRole('button', { name: 'Move Leaves up' }).click();
  await shows('Leaves, Customer, Total');
  await page.getByRole('checkbox', { name: 'Total' }).click();
  await shows('Leaves, Customer');
  expect(saving).toHaveLength(1);
  saving[0]!.answer(200);
  await vi.waitFor(() => expect(saving).toHaveLength(2));
  // The first save must not bring its own state back.
  await shows('Leaves, Customer');
  await expect.element(done).toHaveAttribute('aria-busy', 'true');
  saving[1]!.answer(200);
  await expect.element(done).not.toHaveAttribute('aria-busy');
  expect(saved).toEqual({ order: ['leaves', 'customer', 'total'], hidden: ['total'] });
  await shows('Leaves, Customer');
});

test('a refused change is taken back', async () => {
  await page.getByRole('checkbox', { name: 'Total' }).click();
  await shows('Customer, Leaves');
  saving[0]!.answer(500);
  await shows('Customer, Leaves, Total');
  await expect.element(page.getByRole('alert')).toBeVisible();
});
