import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { BoardDialogs } from './board-dialogs.tsx';
import type { Piece } from './board.ts';

const PIECE: Piece = {
  id: 'piece-1',
  version: 1,
  state: 'making',
  stage: 'Printed',
  reference: 'KS-AAA-AAAA',
  line: 1,
  copy: 1,
  copies: 1,
  name: 'Botanical wreath mug',
  finish: 'White',
  options: {},
  words: [],
  proof: null,
  dispatchOn: '2026-03-04',
  due: 'later',
  isRemake: false,
  isMine: false,
  hold: null,
  orderHold: null,
  batch: null,
  bin: null,
};
const option = (name: string) => page.getByRole('radio', { name, exact: true });

/** The dialog “Move to…”, and what the settings change while it is open. */
async function openMove(...stages: string[]) {
  const onMove = vi.fn<(ids: ReadonlySet<string>, target: object) => void>();
  const dialogs = (now: readonly string[]) => (
    <BoardDialogs
      open={{ dialog: 'move', pieces: [PIECE] }}
      stages={now}
      onClose={() => {}}
      onMove={onMove}
    />
  );
  const { rerender } = await render(dialogs(stages));
  return { onMove, setStages: (...now: string[]) => rerender(dialogs(now)) };
}

test('a chosen stage that is removed in the settings is no longer where the dialog moves to', async () => {
  const { onMove, setStages } = await openMove('Printed', 'Pressed', 'Cooled');
  await expect.element(option('Pressed')).toBeChecked();
  await option('Cooled').click();
  await setStages('Printed', 'Pressed');
  await expect.element(option('Cooled')).not.toBeInTheDocument();
  await expect.element(option('Pressed')).toBeChecked();
  await page.getByRole('button', { name: 'Move to Pressed' }).click();
  expect(onMove).toHaveBeenCalledWith(new Set(['piece-1']), { to: 'making', stage: 'Pressed' });
});

test('without any stage left the dialog moves to a column', async () => {
  const { onMove, setStages } = await openMove('Printed', 'Pressed');
  await setStages();
  await expect.element(page.getByRole('group', { name: 'Column', exact: true })).toBeVisible();
  await expect.element(option('Made')).toBeChecked();
  await page.getByRole('button', { name: 'Move to Made' }).click();
  expect(onMove).toHaveBeenCalledWith(new Set(['piece-1']), { to: 'made' });
});

test('a stage that was not chosen goes without a change of the choice', async () => {
  const { onMove, setStages } = await openMove('Printed', 'Pressed', 'Cooled');
  await option('Cooled').click();
  await setStages('Pressed', 'Cooled');
  await expect.element(option('Cooled')).toBeChecked();
  await page.getByRole('button', { name: 'Move to Cooled' }).click();
  expect(onMove).toHaveBeenCalledWith(new Set(['piece-1']), { to: 'making', stage: 'Cooled' });
});

test('who writes a piece off is told that the new one needs a batch and a ticket', async () => {
  await render(
    <QueryClientProvider client={queryClient}>
      <BoardDialogs
        open={{ dialog: 'spoil', pieces: [PIECE] }}
        stages={[]}
        onClose={() => {}}
        onMove={() => {}}
      />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/It needs a batch and a ticket of its own/)).toBeVisible();
});
