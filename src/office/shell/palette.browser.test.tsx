import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leaveOffice } from '../testing/sign-in-as.ts';
import { queryClient } from '../api/query-client.ts';
import { SESSION_KEY } from '../session/session.ts';
import { Palette } from './palette.tsx';

const CUSTOMER = { id: 'nest', name: 'Nest Rees', email: 'nest@example.org' };

/** A server that answers each search when the test says so. */
let asked: Map<string, (data: object) => void>;

const fetched: typeof fetch = (address) =>
  new Promise((resolve) => {
    const { pathname, searchParams } = new URL(address as string, location.origin);
    asked.set(`${pathname.split('/').at(-1)} ${searchParams.get('search')}`, (data) =>
      resolve(new Response(JSON.stringify({ data }))),
    );
  });

async function answer(search: string, data: object): Promise<void> {
  await vi.waitFor(() => expect([...asked.keys()]).toContain(search));
  asked.get(search)!(data);
}

const onClose = vi.fn<() => void>();

function Place() {
  return <p>At {useLocation().pathname}</p>;
}

async function at(path: string): Promise<void> {
  await expect.element(page.getByText(`At ${path}`)).toBeInTheDocument();
}

beforeEach(async () => {
  asked = new Map();
  onClose.mockClear();
  vi.stubGlobal('fetch', vi.fn(fetched));
  const session = { permissions: ['orders.see', 'customers.see'], isTablet: false };
  queryClient.setQueryData(SESSION_KEY, session);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/office']}>
        <Place />
        <Palette pages={[]} onClose={onClose} onKeys={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(leaveOffice);

const field = page.getByRole('combobox');
const option = page.getByRole('option', { name: /^Nest Rees/ });

test('Enter opens the customer who is shown while orders are still searched', async () => {
  await field.fill('Rees');
  await answer('customers Rees', { customers: [CUSTOMER] });
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await at('/office/customers/nest');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter before the answer opens the best record once everything is searched', async () => {
  await field.fill('Rees');
  await userEvent.keyboard('{Enter}');
  await answer('customers Rees', { customers: [CUSTOMER] });
  await expect.element(option).toBeVisible();
  await at('/office');
  await answer('orders Rees', { orders: [] });
  await at('/office/customers/nest');
});

test('Enter never opens a record of what was typed before', async () => {
  await field.fill('Rees');
  await answer('customers Rees', { customers: [CUSTOMER] });
  await answer('orders Rees', { orders: [] });
  await expect.element(option).toBeVisible();
  await field.fill('Reese');
  await userEvent.keyboard('{Enter}');
  await answer('orders Reese', { orders: [] });
  await answer('customers Reese', { customers: [] });
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing was found.');
  await at('/office');
  expect(onClose).not.toHaveBeenCalled();
});

test('typing on takes back an Enter that waits', async () => {
  await field.fill('Rees');
  await userEvent.keyboard('{Enter}');
  await field.fill('Rees N');
  await answer('orders Rees N', { orders: [] });
  await answer('customers Rees N', { customers: [CUSTOMER] });
  await expect.element(option).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await at('/office');
});
