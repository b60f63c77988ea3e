import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noResponse, readRefusal } from '../api/refusal.ts';
import { toast, toastFailure, Toasts, type Undo } from './toasts.tsx';

const undo = page.getByRole('button', { name: 'Undo' });

async function pressUndo(answer: Undo) {
  await render(<Toasts />);
  toast('The piece is released', answer);
  await undo.click();
}

test('what the server refuses to take back is said, and not offered again', async () => {
  const message = 'This piece has changed since: put into a batch by tom@example.org.';
  await pressUndo(() => Promise.reject(readRefusal(409, { code: 'changedMeanwhile', message })));
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('a failure is said at once, and does not look done', async () => {
  await render(<Toasts />);
  toast('The message is closed');
  await expect.element(page.getByRole('status')).toHaveTextContent('The message is closed');
  toastFailure('The shop cannot be reached.');
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('The shop cannot be reached.');
  expect(failure.element().querySelector('.toast.failed')).not.toBeNull();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('without a connection it is offered again', async () => {
  const answer = vi.fn<Undo>().mockRejectedValueOnce(noResponse());
  await pressUndo(answer);
  await expect.element(page.getByText(/^The shop cannot be reached/)).toBeVisible();
  answer.mockResolvedValueOnce('The piece is on hold again');
  await undo.click();
  await expect.element(page.getByText('The piece is on hold again')).toBeVisible();
});
