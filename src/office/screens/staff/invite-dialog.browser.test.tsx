import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { InviteDialog } from './invite-dialog.tsx';

const onClose = vi.fn<() => void>();
const email = page.getByLabelText('Email');
const question = page.getByText('What you entered is not saved.');

beforeEach(async () => {
  onClose.mockReset();
  await render(
    <QueryClientProvider client={queryClient}>
      <InviteDialog onClose={onClose} />
    </QueryClientProvider>,
  );
});

const pressBeside = () =>
  document
    .querySelector('dialog')!
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

test('Escape leaves at once while nothing is typed', async () => {
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was typed and taken back is not asked about', async () => {
  await email.fill('nia@example.org');
  await email.fill('');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape asks before it throws away what was typed, and a second one goes on editing', async () => {
  await email.fill('nia@example.org');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go on editing' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('nia@example.org');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['a press beside it', pressBeside],
  ['its cross', () => page.getByRole('button', { name: 'Close' }).click()],
])('%s asks too, and what was typed can be left', async (_, leave) => {
  await email.fill('nia@example.org');
  await leave();
  await expect.element(question).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('“Back” leaves at once', async () => {
  await email.fill('nia@example.org');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
