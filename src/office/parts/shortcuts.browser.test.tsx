import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useShortcuts } from './shortcuts.ts';

const opened = vi.fn();
const moved = vi.fn();

function Shell() {
  useShortcuts({ 'g m': opened });
  return <Board />;
}

function Board() {
  useShortcuts({ m: moved });
  return <input aria-label="Reason" />;
}

test('a key that ends a sequence does not do what it does alone', async () => {
  const screen = await render(<Shell />);
  await userEvent.keyboard('gm');
  expect([opened.mock.calls.length, moved.mock.calls.length]).toEqual([1, 0]);
  await userEvent.keyboard('m');
  expect([opened.mock.calls.length, moved.mock.calls.length]).toEqual([1, 1]);
  await screen.getByLabelText('Reason').fill('m');
  await userEvent.keyboard('m');
  expect(moved).toHaveBeenCalledTimes(1);
});
