import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { leaveOffice, signInAs } from '../../testing/sign-in-as.ts';
import type { PackedOrder, PackedPiece, Packing } from './packing.ts';
import PackingScreen from './packing-screen.tsx';

const SHOWN = {
  reference: 'KS-AAA-AAAA',
  dispatchOn: '2026-03-04',
  due: 'later',
  bin: null,
} as const;
const PIECE: PackedPiece = {
  ...SHOWN,
  id: '0198c0de-0000-7000-8000-000000000002',
  version: 3,
  state: 'made',
  stage: null,
  line: 1,
  copy: 1,
  copies: 1,
  name: 'Botanical wreath mug',
  blank: 'Mug',
  finish: 'White',
  options: {},
  words: [],
  proof: null,
  isRemake: false,
  isMine: false,
  hold: null,
  orderHold: null,
  batch: null,
  code: 'P4F7-K9Q2',
};
const ORDER = {
  ...SHOWN,
  hold: null,
  hasGiftNote: false,
  slip: null,
  papers: null,
} satisfies Omit<PackedOrder, 'pieces'>;

let piece = PIECE;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    const order = { ...ORDER, pieces: [piece] };
    const data: Packing = { orders: [order], bins: { used: 0, of: 24 }, isWhole: true };
    return Response.json({ data });
  });
  signInAs('workshop', 'production.see', 'production.change');
});
afterEach(leaveOffice);

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PackingScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const box = page.getByRole('checkbox');
const packed = page.getByRole('button', { name: 'Packed' });

test('what is ticked is still ticked after another page, until the piece changes', async () => {
  const { unmount } = await show();
  await box.click();
  await expect.element(packed).toBeEnabled();
  await unmount();
  const again = await show();
  await expect.element(box).toBeChecked();
  await expect.element(packed).toBeEnabled();
  await again.unmount();
  // It was put on hold and released by a colleague.
  piece = { ...PIECE, version: 5 };
  queryClient.removeQueries({ queryKey: ['workshop'] });
  await show();
  await expect.element(box).not.toBeChecked();
  await expect.element(packed).toBeDisabled();
});
