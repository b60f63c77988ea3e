import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leaveOffice } from '../testing/sign-in-as.ts';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import { queryClient } from '../api/query-client.ts';
import { toast, Toasts } from '../parts/toasts.tsx';
import { PrepareDialog, type PrepareDialogProps } from './prepare-dialog.tsx';

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
const MOVE_ADDRESS = officeEndpoints.piecesMove.path;
const [WAITING, MAKING] = [
  { id: '0198c0de-0000-7000-8000-000000000002', version: 1 },
  { id: '0198c0de-0000-7000-8000-000000000003', version: 4 },
];
const fetched = vi.fn<typeof fetch>();

const answer = (data: unknown) => new Response(JSON.stringify({ data }), { status: 200 });
const bodyOf = (address: string) => {
  const body = fetched.mock.calls.findLast(([asked]) => asked === address)?.[1]?.body;
  return JSON.parse(typeof body === 'string' ? body : '{}');
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (address) => {
    return answer(address === FILL_ADDRESS ? { kinds: KINDS, leftOut: [] } : { number: 12 });
  });
});
afterEach(async () => {
  fetched.mockReset();
  await leaveOffice();
});

const show = (pieces?: PrepareDialogProps['pieces']) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Toasts />
        <PrepareDialog {...(pieces && { pieces })} onClose={() => {}} />
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

test('tells which pieces are left out, and takes those that are moved back to Waiting', async () => {
  let isBack = false;
  fetched.mockImplementation(async (address) => {
    if (address === MOVE_ADDRESS) {
      isBack = true;
      const moved = [{ ...MAKING, version: 5, state: 'waiting', stage: null }];
      return answer({ moved, refused: [] });
    }
    if (address !== FILL_ADDRESS) return answer({ number: 12 });
    const leftOut = isBack ? [] : [{ cause: 'beingMade', pieces: [MAKING] }];
    return answer({ kinds: [{ ...KINDS[0], pieces: isBack ? 2 : 1 }], leftOut });
  });
  await show([WAITING, MAKING]);
  await expect.element(page.getByText(/1 piece\. Being made already\./)).toBeVisible();
  await page.getByRole('button', { name: 'Move it back to Waiting' }).click();
  await expect.element(page.getByText('In this batch: 2 pieces on 2 sheets')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Left out' })).not.toBeInTheDocument();
  expect(bodyOf(MOVE_ADDRESS)).toEqual({ pieces: [MAKING], to: 'waiting' });
  await page.getByRole('button', { name: 'Prepare batch' }).click();
  await expect.element(page.getByText('Batch 12 is being prepared')).toBeVisible();
  // The version from before the move would be left out as changed.
  const asked = bodyOf(officeEndpoints.batchAsk.path);
  expect(asked.pieces).toEqual([WAITING, { ...MAKING, version: 5 }]);
});

test('pieces that nobody has chosen are not moved back from there', async () => {
  fetched.mockImplementation(async () =>
    answer({ kinds: KINDS, leftOut: [{ cause: 'beingMade', pieces: [MAKING] }] }),
  );
  await show();
  await expect
    .element(page.getByText(/Choose those that are not begun on the board/))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Move it back to Waiting' }))
    .not.toBeInTheDocument();
});

test('nothing is prepared of pieces that are all left out', async () => {
  fetched.mockImplementation(async () =>
    answer({ kinds: [], leftOut: [{ cause: 'held', pieces: [WAITING, MAKING] }] }),
  );
  await show([WAITING, MAKING]);
  await expect.element(page.getByText('2 pieces. On hold.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Prepare batch' })).toBeDisabled();
});

test('what is refused is told where no field is marked', async () => {
  fetched.mockImplementation(async (address) => {
    if (address === FILL_ADDRESS) return answer({ kinds: KINDS, leftOut: [] });
    const violations = [{ propertyPath: 'more', message: 'Choose at most 300 pieces.' }];
    return new Response(JSON.stringify({ code: 'invalid', violations }), { status: 422 });
  });
  await show();
  await page.getByRole('button', { name: 'Prepare batch' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at most 300 pieces.');
});

test('what is refused of the sheet is told at its field', async () => {
  fetched.mockImplementation(async (address) => {
    if (address === FILL_ADDRESS) return answer({ kinds: KINDS, leftOut: [] });
    const violations = [{ propertyPath: 'sheet.w', message: 'Too small.' }];
    return new Response(JSON.stringify({ code: 'invalid', violations }), { status: 422 });
  });
  await show();
  await page.getByRole('button', { name: 'Prepare batch' }).click();
  await expect.element(page.getByLabelText('Sheet width in mm')).toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('Please check the marked fields.')).toBeVisible();
});
