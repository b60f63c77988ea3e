import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { leaveOffice, signInAs } from '../../testing/sign-in-as.ts';
import { SamplesPanel } from './samples-panel.tsx';

const REQUESTED = { wanted: 200, made: 0, requestedAt: '2026-11-23T10:00:00Z' };
const RUNNING = { ...REQUESTED, endedAt: null, failure: null };
const fetched = vi.fn<typeof fetch>();
const answer = (data: object) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data }), { status: 200 }));

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <SamplesPanel />
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  signInAs('owner', 'settings.change');
});
afterEach(async () => {
  fetched.mockReset();
  await leaveOffice();
});

test('makes sample orders once, and follows them until they are there', async () => {
  answer({ isPossible: true, run: null });
  await show();
  const button = page.getByRole('button', { name: 'Make 200 sample orders' });
  answer({ run: RUNNING });
  answer({ isPossible: true, run: { ...RUNNING, made: 120 } });
  answer({
    isPossible: true,
    run: { ...RUNNING, made: 200, endedAt: '2026-11-23T10:01:00Z' },
  });
  await button.click();
  await expect.element(page.getByText('0 of 200 are made …')).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('200 sample orders were made.')).toBeVisible();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('is not there in a live shop', async () => {
  answer({ isPossible: false, run: null });
  const { container } = await show();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  expect(container.textContent).toBe('');
});
