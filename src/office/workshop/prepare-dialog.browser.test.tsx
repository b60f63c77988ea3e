import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import { queryClient } from '../api/query-client.ts';
import { toast, Toasts } from '../parts/toasts.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';

const MORE = {
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 1,
  reference: 'KS-AAA-AAAA',
  name: 'Slate coaster',
  words: [],
  dispatchOn: '2026-03-04',
};
const KINDS = [
  { process: 'sublimation', blank: 'Mug', finish: 'White', pieces: 5, sheets: 2, more: [] },
  { process: 'laser', blank: 'Slate', finish: 'Round', pieces: 3, sheets: 1, more: [MORE] },
];
const FILL_ADDRESS = officeEndpoints.batchFill.path;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (address) => {
    const data = address === FILL_ADDRESS ? { kinds: KINDS } : { number: 12 };
    return new Response(JSON.stringify({ data }), { status: 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  queryClient.clear();
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Toasts />
        <PrepareDialog onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('says how many pieces and sheets the batch will have, also filled', async () => {
  await show();
  await expect.element(page.getByText('In this batch: 8 pieces on 3 sheets')).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByText('In this batch: 9 pieces on 3 sheets')).toBeVisible();
});

test('what was done before can no longer be taken back once a batch is asked for', async () => {
  await show();
  toast('The piece is released', async () => 'The piece is on hold again');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Prepare batch' }).click();
  await expect.element(page.getByText('Batch 12 is being prepared')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
